"""Rules about the demo data: airports, collisions with birds, postal codes and the weather."""

import re
import statistics
from functools import partial

from corpus import Rule, date, frequencies, known, number, numbers

AIRPORT = partial(Rule, "Airports")
STRIKE = partial(Rule, "Bird Strikes")
ZIP = partial(Rule, "Zip Codes")
WEATHER = partial(Rule, "Seattle Weather")

COST = "Cost Total $"
SPEED = "Speed IAS in knots"
SPECIES = "Wildlife Species"


def value(column):
    return lambda r: number(r[column])


def flight(r):
    return date(r["Flight Date"])


def day(r):
    return date(r["date"])


def speed(r):
    return number(r[SPEED])


def warmer(r):
    return number(r["temp_max"]) - number(r["temp_min"])


WITH_SPEED = {"filter": f"NOT IS_NULL('{SPEED}')", "admits": lambda r: r[SPEED] is not None}

RULES = [
    AIRPORT("Code has three characters", "LENGTH(iata) = 3", lambda r: len(r["iata"]) == 3),
    AIRPORT("Code of capitals", 'REGEX_MATCH(iata, "[A-Z]{3}")', lambda r: re.fullmatch("[A-Z]{3}", r["iata"]) is not None,
            group="state", by=lambda r: r["state"], filter='country = "USA"', admits=lambda r: r["country"] == "USA"),
    AIRPORT("State is known", 'state <> "NA"', lambda r: r["state"] != "NA",
            group="country", by=lambda r: r["country"], method="Maximum", aggregate="latitude", of=value("latitude")),
    AIRPORT("North of Miami", "latitude > 25.8 AND longitude < 0",
            lambda r: float(r["latitude"]) > 25.8 and float(r["longitude"]) < 0),
    AIRPORT("Not in Alaska or Hawaii", 'NOT state IN ("AK", "HI")', lambda r: r["state"] not in ("AK", "HI"),
            method="Average", aggregate="latitude", of=value("latitude")),
    AIRPORT("Name is unique", "IS_UNIQUE(name)",
            over=lambda rows: (lambda counts: lambda r: counts[r["name"]] == 1)(frequencies(rows, "name"))),
    AIRPORT("Named after the city", "CONTAINS(name, city)", lambda r: r["city"] in r["name"]),
    AIRPORT("International", 'name LIKE "*International*" OR name LIKE "*Intl*"',
            lambda r: "International" in r["name"] or "Intl" in r["name"], group="LEFT(iata, 1)", by=lambda r: r["iata"][0]),
    AIRPORT("City of several places", 'COUNT_OF(city, "/") = 0', lambda r: "/" not in r["city"]),
    AIRPORT("Nearer to the equator than the median", "latitude < MEDIAN(latitude)",
            over=lambda rows: (lambda middle: lambda r: float(r["latitude"]) < middle)(statistics.median(numbers(rows, "latitude")))),
    STRIKE("Total is the sum", f"'{COST}' = 'Cost Other' + 'Cost Repair'",
           lambda r: number(r[COST]) == number(r["Cost Other"]) + number(r["Cost Repair"]),
           method="Sum", aggregate=f"'{COST}'", of=value(COST)),
    STRIKE("Damage costs money", f"IF 'Effect Amount of damage' = \"Substantial\" THEN '{COST}' > 0 ELSE TRUE",
           lambda r: r["Effect Amount of damage"] != "Substantial" or number(r[COST]) > 0,
           group="'Effect Amount of damage'", by=lambda r: r["Effect Amount of damage"]),
    STRIKE("No damage, no costs", f"'Effect Amount of damage' <> \"None\" OR '{COST}' = 0",
           lambda r: r["Effect Amount of damage"] != "None" or number(r[COST]) == 0,
           group="'Phase of flight'", by=lambda r: r["Phase of flight"], method="Sum", aggregate="'Cost Repair'",
           of=value("Cost Repair")),
    STRIKE("Speed is given", f"NOT IS_NULL('{SPEED}')", lambda r: known(speed(r)),
           group="'Phase of flight'", by=lambda r: r["Phase of flight"]),
    STRIKE("Parked aircraft stand", f"'{SPEED}' = 0", lambda r: speed(r) == 0,
           filter="'Phase of flight' = \"Parked\"", admits=lambda r: r["Phase of flight"] == "Parked"),
    STRIKE("Speed is below 250", f"'{SPEED}' < 250", lambda r: speed(r) < 250, **WITH_SPEED,
           group="'Wildlife Size'", by=lambda r: r["Wildlife Size"], method="Average", aggregate=f"'{SPEED}'", of=speed),
    STRIKE("Speed is not unusual", f"ABS('{SPEED}' - AVERAGE('{SPEED}')) <= 2 * STDDEV('{SPEED}')", **WITH_SPEED,
           over=lambda rows: (lambda mean, spread: lambda r: abs(float(speed(r)) - mean) <= 2 * spread)(
               statistics.fmean(numbers(rows, SPEED)), statistics.stdev(numbers(rows, SPEED)))),
    STRIKE("Large animals are named", f"NOT STARTS_WITH('{SPECIES}', \"Unknown\")",
           lambda r: not r[SPECIES].startswith("Unknown"),
           filter="'Wildlife Size' = \"Large\"", admits=lambda r: r["Wildlife Size"] == "Large",
           group=f"'{SPECIES}'", by=lambda r: r[SPECIES]),
    STRIKE("Size is in the name", f"POSITION('{SPECIES}', LOWER('Wildlife Size')) > 0",
           lambda r: r["Wildlife Size"].lower() in r[SPECIES],
           filter=f"'{SPECIES}' LIKE \"Unknown bird - *\"", admits=lambda r: r[SPECIES].startswith("Unknown bird - ")),
    STRIKE("Flights of the nineties", "'Flight Date' < \"2000-01-01\"", lambda r: flight(r).year < 2000,
           group="DT_YEAR('Flight Date')", by=lambda r: str(flight(r).year)),
    STRIKE("Migration", "DT_MONTH('Flight Date') IN (3, 4, 5, 8, 9, 10)", lambda r: flight(r).month in (3, 4, 5, 8, 9, 10),
           group="DT_QUARTER('Flight Date')", by=lambda r: str((flight(r).month + 2) // 3),
           method="Count", aggregate=f"'{SPEED}'", of=speed),
    STRIKE("Operator is known", "NOT 'Aircraft Airline Operator' IN (\"UNKNOWN\", \"BUSINESS\")",
           lambda r: r["Aircraft Airline Operator"] not in ("UNKNOWN", "BUSINESS")),
    STRIKE("Operator has no asterisk", "NOT 'Aircraft Airline Operator' LIKE \"*\\*\"",
           lambda r: not r["Aircraft Airline Operator"].endswith("*")),
    STRIKE("Boeing", "'Aircraft Make Model' LIKE \"B-7?7*\"",
           lambda r: re.match("B-7.7", r["Aircraft Make Model"]) is not None,
           group="SUBSTRING('Aircraft Make Model', 1, 5)", by=lambda r: r["Aircraft Make Model"][:5]),
    STRIKE("Airport is in capitals", "IS_UPPER('Airport Name')", lambda r: r["Airport Name"].isupper()),
    STRIKE("Night in winter", "'Time of day' = \"Night\" AND DT_MONTH('Flight Date') IN (12, 1, 2)",
           lambda r: r["Time of day"] == "Night" and flight(r).month in (12, 1, 2)),
    ZIP("Code has five digits", 'REGEX_MATCH(zip_code, "\\d{5}")', lambda r: re.fullmatch(r"\d{5}", r["zip_code"]) is not None),
    ZIP("Code is unique", "IS_UNIQUE(zip_code)",
        over=lambda rows: (lambda counts: lambda r: counts[r["zip_code"]] == 1)(frequencies(rows, "zip_code"))),
    ZIP("Codes of the north-east begin with 0", 'STARTS_WITH(zip_code, "0")', lambda r: r["zip_code"][0] == "0",
        filter='state IN ("MA", "NJ", "CT", "ME", "NH", "RI", "VT")',
        admits=lambda r: r["state"] in ("MA", "NJ", "CT", "ME", "NH", "RI", "VT"), group="state", by=lambda r: r["state"]),
    ZIP("Code as a number", "TO_INT(zip_code) >= 10000", lambda r: int(r["zip_code"]) >= 10000),
    ZIP("Text and not number", 'zip_code < "1"', lambda r: r["zip_code"] < "1"),
    ZIP("City is the county", "city = county", lambda r: r["city"] == r["county"],
        group="state", by=lambda r: r["state"], method="Average", aggregate="latitude", of=value("latitude")),
    ZIP("City of two words", "WORDS(city) = 2", lambda r: len(r["city"].split()) == 2),
    ZIP("California is in the west", "longitude < -114 AND latitude < 42.1",
        lambda r: float(r["longitude"]) < -114 and float(r["latitude"]) < 42.1,
        filter='state = "CA"', admits=lambda r: r["state"] == "CA"),
    ZIP("Frequent cities", "FREQUENCY(city) > 5",
        over=lambda rows: (lambda counts: lambda r: counts[r["city"]] > 5)(frequencies(rows, "city")),
        group="LEFT(zip_code, 1)", by=lambda r: r["zip_code"][0]),
    ZIP("Zip codes near the mean", "ABS(latitude - 38.5) < 5", lambda r: abs(float(r["latitude"]) - 38.5) < 5),
    WEATHER("Minimum is below maximum", "temp_min <= temp_max", lambda r: warmer(r) >= 0,
            method="Maximum", aggregate="temp_max - temp_min", of=warmer),
    WEATHER("Rain is wet", "precipitation > 0", lambda r: number(r["precipitation"]) > 0,
            filter='weather IN ("rain", "snow", "drizzle")', admits=lambda r: r["weather"] in ("rain", "snow", "drizzle"),
            group="weather", by=lambda r: r["weather"], method="Sum", aggregate="precipitation", of=value("precipitation")),
    WEATHER("Sun is dry", 'IF weather = "sun" THEN precipitation = 0 ELSE TRUE',
            lambda r: r["weather"] != "sun" or number(r["precipitation"]) == 0),
    WEATHER("Snow is cold", "temp_min <= 2", lambda r: number(r["temp_min"]) <= 2,
            filter='weather = "snow"', admits=lambda r: r["weather"] == "snow"),
    WEATHER("Summer is warm", "temp_max >= 15", lambda r: number(r["temp_max"]) >= 15,
            filter="DT_MONTH(date) IN (6, 7, 8)", admits=lambda r: day(r).month in (6, 7, 8),
            group="DT_YEAR(date)", by=lambda r: str(day(r).year), method="Average", aggregate="temp_max", of=value("temp_max")),
    WEATHER("One row a day", "IS_UNIQUE(date)",
            over=lambda rows: (lambda counts: lambda r: counts[r["date"]] == 1)(frequencies(rows, "date"))),
    WEATHER("Windy", "wind > AVERAGE(wind) + STDDEV(wind)",
            over=lambda rows: (lambda limit: lambda r: float(number(r["wind"])) > limit)(
                statistics.fmean(numbers(rows, "wind")) + statistics.stdev(numbers(rows, "wind"))),
            group="weather", by=lambda r: r["weather"]),
    WEATHER("Mean temperature", "(temp_max + temp_min) / 2 > 10",
            lambda r: (number(r["temp_max"]) + number(r["temp_min"])) / 2 > 10,
            group="DT_MONTH(date)", by=lambda r: str(day(r).month)),
    WEATHER("Weekend", "DT_WEEKDAY(date) >= 6", lambda r: day(r).isoweekday() >= 6),
    WEATHER("Rounded wind", "ROUND(wind) = 3", lambda r: 25 <= number(r["wind"]) * 10 < 35),
    WEATHER("Fahrenheit", "temp_max * 9 / 5 + 32 >= 70", lambda r: number(r["temp_max"]) * 9 / 5 + 32 >= 70),
]
