"""Writes the workbooks of this folder: the same sheets by LibreOffice 7.4 in three formats.

The source is made with openpyxl 3.1.5, and LibreOffice computes its formulas: write_files.py <a folder for the source>
"""

import datetime
import pathlib
import subprocess
import sys

import openpyxl

FORMATS = {"D": "yyyy-mm-dd", "E": "dd/mm/yyyy hh:mm:ss", "F": "hh:mm:ss", "G": "[h]:mm:ss", "H": "0.0%"}

book = openpyxl.Workbook()
sheet = book.active
sheet.title = "Größen"
sheet.append(["id", "name", "amount", "day", "moment", "time", "duration", "share", "twice", "text", "error"])
for number in range(1, 21):
    row = number + 1
    sheet.append(
        [
            number,
            ["Ann", "Jörg 😀", "two\nlines", " blanks   around ", "日本", "1.10", "TRUE"][number % 7],
            [1.5, -0.25, 12345678901, 1e-7, 0][number % 5],
            datetime.date(1900, 2, 27) + datetime.timedelta(days=number * number * 97),
            datetime.datetime(2024, 1, 31, 23, 59, 59) + datetime.timedelta(hours=7 * number),
            datetime.time(number, 2 * number, 59),
            datetime.timedelta(hours=5 * number, seconds=number),
            number / 8,
            f"=A{row}*2",
            f'=IF(A{row}>10,"more","")',
            f"=IF(MOD(A{row},5)=0,1/0,IF(MOD(A{row},7)=0,NA(),A{row}))",
        ]
    )
    for column, code in FORMATS.items():
        sheet[f"{column}{row}"].number_format = code
sheet["B4"] = "x" * 9000 + "é" * 300
hidden = book.create_sheet("Hidden")
hidden.sheet_state = "hidden"
hidden.append(["secret"])
hidden.append([True])
merged = book.create_sheet("Merged")
merged["B2"] = "title"
merged.merge_cells("B2:D3")
merged.append(["a", "b", "c", "d"])
merged.append([1, None, 3, None])
book.create_sheet("Empty")
source = pathlib.Path(sys.argv[1]) / "table.xlsx"
book.save(source)
for name in ["xls", "ods", "xlsx"]:
    subprocess.run(
        ["soffice", "--headless", "--convert-to", name, "--outdir", pathlib.Path(__file__).parent, source], check=True
    )
