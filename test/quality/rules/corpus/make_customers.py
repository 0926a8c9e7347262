"""Writes customers.csv: invented customers of eight countries, with faults of each kind in some of the rows.

The file is committed. This program says how it was made; its random numbers are the same in every run.
"""

import csv
import datetime
import pathlib
import random

ROWS = 1100
RANDOM = random.Random(20240131)
FIRST = "Ada Alan Grace Edsger Barbara Donald Zoë Niklaus Frances José Jürgen Łukasz Søren Chloé Nuño Mary-Ann".split()
LAST = "Lovelace Turing Hopper Dijkstra Liskov Knuth Müller Wirth Allen García O'Neil Škoda van_Dyk Dubois Smith".split()
STREETS = "High Street,Hauptstraße,Rue de Rivoli,Via Roma,Kerkstraat,ulica Długa,Main St,Grand-Place".split(",")
CITIES = {
    "DE": ["Berlin", "München"], "FR": ["Paris", "Lyon"], "GB": ["London", "Leeds"], "IT": ["Roma", "Milano"],
    "NL": ["Utrecht", "Delft"], "PL": ["Łódź", "Kraków"], "BE": ["Gent", "Liège"], "US": ["Boston", "Austin"],
}
CALLING = {"DE": "49", "FR": "33", "GB": "44", "IT": "39", "NL": "31", "PL": "48", "BE": "32", "US": "1"}
CURRENCY = {"GB": "GBP", "PL": "PLN", "US": "USD"}


def chance(share):
    return RANDOM.random() < share


def digits(count):
    return "".join(RANDOM.choice("0123456789") for _ in range(count))


def letters(count):
    return "".join(RANDOM.choice("ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(count))


def postcode(country):
    if country == "GB":
        code = f"{letters(2)}{digits(1)} {digits(1)}{letters(2)}"
    elif country == "NL":
        code = f"{RANDOM.randint(1000, 9999)} {letters(2)}"
    elif country == "PL":
        code = f"{digits(2)}-{digits(3)}"
    elif country == "BE":
        code = str(RANDOM.randint(1000, 9999))
    elif country == "US" and chance(0.3):
        code = f"{digits(5)}-{digits(4)}"
    else:
        code = digits(5)
    return code.lower() if chance(0.02) else code[:-1] if chance(0.03) else "" if chance(0.02) else code


def phone(country):
    number = f"+{CALLING[country]}{RANDOM.randint(1, 9)}{digits(8)}"
    fault = RANDOM.random()
    if fault < 0.03:
        return number[1:]
    if fault < 0.06:
        return f"{number[:3]} {number[3:6]} {number[6:]}"
    if fault < 0.08:
        return number[:6]
    if fault < 0.09:
        return number.replace("0", "O")
    return "" if fault < 0.14 else number


def with_iban_check(country, rest):
    moved = "".join(str(int(character, 36)) for character in f"{rest}{country}00")
    return f"{country}{98 - int(moved) % 97:02d}{rest}"


def iban(country):
    rest = {
        "DE": lambda: digits(18), "FR": lambda: digits(23), "GB": lambda: letters(4) + digits(14),
        "IT": lambda: letters(1) + digits(22), "NL": lambda: letters(4) + digits(10), "PL": lambda: digits(24),
        "BE": lambda: digits(12), "US": lambda: None,
    }[country]()
    if rest is None or chance(0.04):
        return ""
    code = with_iban_check(country, rest)
    fault = RANDOM.random()
    if fault < 0.03:
        return code[:-1] + str((int(code[-1]) + 1) % 10)
    if fault < 0.05:
        return code[:-1]
    if fault < 0.06:
        return code.lower()
    if fault < 0.16:
        return " ".join(code[i:i + 4] for i in range(0, len(code), 4))
    return code


def weighted(text, weights):
    return sum(int(digit) * weight for digit, weight in zip(text, weights))


def luhn_digit(text):
    total = 0
    for place, digit in enumerate(reversed(text)):
        double = int(digit) * (2 if place % 2 == 0 else 1)
        total += double - 9 if double > 9 else double
    return str(-total % 10)


def vat_number(country):
    if country == "DE":
        body, product = str(RANDOM.randint(1, 9)) + digits(7), 10
        for digit in body:
            product = 2 * ((int(digit) + product) % 10 or 10) % 11
        return body + str((11 - product) % 10)
    if country == "FR":
        siren = digits(8)
        siren += luhn_digit(siren)
        return f"{(12 + 3 * (int(siren) % 97)) % 97:02d}{siren}"
    if country == "IT":
        body = digits(10)
        return body + luhn_digit(body)
    if country == "BE":
        body = "0" + digits(7)
        return body + f"{97 - int(body) % 97:02d}"
    if country == "GB":
        body = digits(7)
        return body + f"{97 - weighted(body, range(8, 1, -1)) % 97:02d}"
    while True:  # For some numbers the check would be 10.
        body = digits(8 if country == "NL" else 9)
        weights = range(9, 1, -1) if country == "NL" else (6, 5, 7, 2, 3, 4, 5, 6, 7)
        check = weighted(body, weights) % 11
        if check < 10:
            return body + str(check) + ("B01" if country == "NL" else "")


def vat(country):
    if country == "US" or chance(0.1):
        return ""
    code = country + vat_number(country)
    if chance(0.06):
        place = 5 if country == "NL" else len(code) - 1
        code = code[:place] + str((int(code[place]) + 1) % 10) + code[place + 1:]
    return code


def card():
    body = RANDOM.choice("45") + digits(14)
    number = body + luhn_digit(body)
    if chance(0.05):
        number = number[:-1] + str((int(number[-1]) + 3) % 10)
    return f"{number[:4]} {number[4:8]} {number[8:12]} {number[12:]}" if chance(0.2) else number


def ean():
    body = digits(12)
    check = -weighted(body, [1, 3] * 6) % 10
    return body + str((check + (1 if chance(0.05) else 0)) % 10)


def isbn():
    if chance(0.5):
        body = "978" + digits(9)
        return body + str(-weighted(body, [1, 3] * 6) % 10)
    body = digits(9)
    check = -weighted(body, range(10, 1, -1)) % 11
    wrong = (check + 1) % 11 if chance(0.06) else check
    return body + ("X" if wrong == 10 else str(wrong))


def day(first, last):
    start = datetime.date(first, 1, 1)
    return start + datetime.timedelta(days=RANDOM.randrange((datetime.date(last, 12, 31) - start).days))


def row(number):
    country = RANDOM.choice(["DE"] * 4 + ["FR", "GB", "IT", "NL", "PL", "BE", "US"])
    first, last = RANDOM.choice(FIRST), RANDOM.choice(LAST).replace("_", " ")
    name = f"{first} {last}"
    name = name.upper() if chance(0.03) else f" {name}" if chance(0.02) else f"{first}  {last}" if chance(0.02) else name
    ascii_name = f"{first}.{last}".lower().encode("ascii", "ignore").decode().replace(" ", "").replace("'", "")
    email = "" if chance(0.08) else f"{ascii_name}{number}@example.{RANDOM.choice(['com', 'org', 'co.uk'])}"
    email = email.replace("@", "") if chance(0.03) else email.replace("example.", "example") if chance(0.02) else email
    born, joined = day(1930, 2005), day(2008, 2023)
    left = joined + datetime.timedelta(days=RANDOM.randrange(2000)) if chance(0.35) else None
    if left and chance(0.05):
        left = joined - datetime.timedelta(days=RANDOM.randrange(1, 400))
    net = RANDOM.randrange(100, 250000) / 100
    rate = RANDOM.choice([0.07, 0.19, 0.2, 0.21])
    tax = round(net * rate, 2)
    gross = round(net + tax + (0.01 if chance(0.04) else 0), 2)
    written = {"born": born.isoformat(), "joined": joined.isoformat()}
    if chance(0.02):
        written["born"] = RANDOM.choice(["1985-02-30", "unknown", "31.12.1975", "0000-00-00"])
    return {
        "id": number if not chance(0.01) else max(1, number - 1),
        "name": name,
        "email": email,
        "street": f"{RANDOM.choice(STREETS)} {RANDOM.randint(1, 250)}{RANDOM.choice(['', '', '', 'a', 'b'])}",
        "city": RANDOM.choice(CITIES[country]),
        "postcode": postcode(country),
        "country": country.lower() if chance(0.01) else country,
        "phone": phone(country),
        "iban": iban(country),
        "vat": vat(country),
        "card": card(),
        "ean": ean(),
        "isbn": isbn(),
        "born": written["born"],
        "joined": written["joined"],
        "left": left.isoformat() if left else "",
        "opened": f"{RANDOM.randint(0, 24):02d}:{RANDOM.randint(0, 59):02d}",
        "status": RANDOM.choice(["active"] * 6 + ["closed", "closed", "new", "Active", "n/a", "  "]),
        "net": f"{net:.2f}" if not chance(0.02) else f"{net:,.2f}".replace(",", "'"),
        "tax": f"{tax:.2f}",
        "gross": f"{gross:.2f}",
        "rate": rate if not chance(0.02) else "",
        "currency": CURRENCY.get(country, "EUR") if not chance(0.03) else "EUR",
        "visits": RANDOM.choice([0, 0, 1, 1, 2, 3, 5, 8, 13, 21]) if not chance(0.02) else "-1",
        "consent": RANDOM.choice(["yes", "yes", "no", "Y", "n", "true", "ja"]),
        "note": RANDOM.choice(["", "", "", "call back", "VIP; do not call", 'said "no"', "prefers e-mail"]),
    }


def main():
    path = pathlib.Path(__file__).with_name("customers.csv")
    rows = [row(number) for number in range(1, ROWS + 1)]
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    main()
