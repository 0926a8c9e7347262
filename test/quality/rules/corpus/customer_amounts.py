"""Rules about the dates, times and amounts of customers.csv."""

import datetime
import statistics
from decimal import ROUND_HALF_UP, Decimal

from corpus import a_year_later, date, full_years, known, number, numbers, time
from customer_texts import R, given, in_country

CENT = Decimal("0.01")


def born(r):
    return date(r["born"])


def joined(r):
    return date(r["joined"])


def left(r):
    return date(r["left"])


def amount(column):
    return lambda r: number(r[column])


def visits(r):
    return int(r["visits"])


def is_sum(r):
    return known(number(r["net"])) and number(r["net"]) + number(r["tax"]) == number(r["gross"])


def above(column, figure):
    """The value is greater than a figure of all values."""
    def over(rows):
        limit = figure(numbers(rows, column))
        return lambda r: known(number(r[column])) and float(number(r[column])) > limit
    return over


def within(column, limits):
    def over(rows):
        low, high = limits(numbers(rows, column))
        return lambda r: known(number(r[column])) and low <= float(number(r[column])) <= high
    return over


def quartiles(values):
    first, _, third = statistics.quantiles(values, n=4, method="inclusive")
    return first, third


WITH_LEFT = {"filter": "NOT IS_NULL(left)", "admits": lambda r: r["left"] is not None}

RULES = [
    R("Born is a date", "IS_DATE(born)", lambda r: known(born(r))),
    R("Type of born", 'TYPE(born) = "date"', lambda r: known(born(r)), group="TYPE(born)",
      by=lambda r: "date" if known(born(r)) else "text"),
    R("Born in the last century", 'born < "2000-01-01"', lambda r: known(born(r)) and born(r).year < 2000),
    R("Joined after birth", "joined >= born", lambda r: known(born(r)) and joined(r) >= born(r)),
    R("Adult at the start", 'DT_DIFF(born, joined, "year") >= 18', lambda r: known(born(r)) and full_years(born(r), joined(r)) >= 18),
    R("Same month", "DT_MONTH(born) = DT_MONTH(joined)", lambda r: known(born(r)) and born(r).month == joined(r).month),
    R("Born early in the year", "DT_DAY_OF_YEAR(born) <= 100", lambda r: known(born(r)) and born(r).timetuple().tm_yday <= 100),
    R("Left after the start", "left >= joined", lambda r: left(r) >= joined(r), **WITH_LEFT),
    R("Left after a year", 'DT_ADD(joined, 1, "year") <= left', lambda r: a_year_later(joined(r)) <= left(r), **WITH_LEFT),
    R("Left within a year", "left - joined <= 365", lambda r: (left(r) - joined(r)).days <= 365, **WITH_LEFT,
      method="Average", aggregate="left - joined", of=lambda r: (left(r) - joined(r)).days),
    R("Left late or not at all", 'COALESCE(left, "2030-01-01") > "2015-12-31"', lambda r: left(r) is None or left(r).year >= 2016),
    R("Joined since 2010", "DT_YEAR(joined) >= 2010", lambda r: joined(r).year >= 2010,
      group="DT_YEAR(joined)", by=lambda r: str(joined(r).year)),
    R("Joined on a working day", "DT_WEEKDAY(joined) <= 5", lambda r: joined(r).isoweekday() <= 5,
      group="DT_WEEKDAY(joined)", by=lambda r: str(joined(r).isoweekday()), method="Maximum", aggregate="gross", of=amount("gross")),
    R("First day of a quarter", 'DT_FLOOR(joined, "quarter") = joined',
      lambda r: joined(r).day == 1 and joined(r).month in (1, 4, 7, 10)),
    R("Joined in the first days of a month", "DT_DAY(joined) <= 3", lambda r: joined(r).day <= 3),
    R("Second quarter", "DT_QUARTER(joined) = 2", lambda r: joined(r).month in (4, 5, 6),
      method="Minimum", aggregate="joined", of=joined),
    R("Weeks of the year", "DT_WEEK(joined) >= 50", lambda r: joined(r).isocalendar()[1] >= 50,
      group="DT_WEEK_YEAR(joined)", by=lambda r: str(joined(r).isocalendar()[0])),
    R("Dates in ISO form", 'DT_FORMAT(joined, "YYYY-MM-DD") = joined', lambda r: joined(r).isoformat() == r["joined"]),
    R("Joined after a given date", 'TO_DATE("31.01.2015", "DD.MM.YYYY") < joined', lambda r: joined(r) > datetime.date(2015, 1, 31)),
    R("Opened is a time", "IS_TIME(opened)", lambda r: known(time(r["opened"]))),
    R("Opened in the day", 'opened >= "08:00" AND opened <= "18:00"',
      lambda r: known(time(r["opened"])) and datetime.time(8) <= time(r["opened"]) <= datetime.time(18)),
    R("Opened in the afternoon", "DT_HOUR(opened) >= 12", lambda r: known(time(r["opened"])) and time(r["opened"]).hour >= 12,
      group="DT_HOUR(opened)", by=lambda r: str(time(r["opened"]).hour) if known(time(r["opened"])) else None),
    R("First half of an hour", "DT_MINUTE(opened) < 30", lambda r: known(time(r["opened"])) and time(r["opened"]).minute < 30),
    R("Gross is the sum", "gross = net + tax", is_sum),
    R("Gross is nearly the sum", "ABS(gross - net - tax) < 0.005", is_sum),
    R("Tax by rate", "ROUND(net * rate, 2) = tax",
      lambda r: known(number(r["net"]), number(r["rate"]))
      and (number(r["net"]) * number(r["rate"])).quantize(CENT, ROUND_HALF_UP) == number(r["tax"])),
    R("Net is positive", "net > 0", lambda r: known(number(r["net"])), method="Sum", aggregate="net", of=amount("net")),
    R("Net is a number", "IS_NUMBER(net)", lambda r: known(number(r["net"]))),
    R("Net with separators", 'NUMBER_PARSE(net, ".", "\'") > 1000', lambda r: Decimal(r["net"].replace("'", "")) > 1000),
    R("Net is above the average", "net > AVERAGE(net)", over=above("net", statistics.fmean)),
    R("German net is above the median", "net > MEDIAN(net)", over=above("net", statistics.median), **in_country("DE"),
      method="Count", aggregate="net", of=amount("net")),
    R("Gross is not unusual", "gross <= AVERAGE(gross) + 1.5 * STDDEV(gross)",
      over=lambda rows: (lambda limit: lambda r: float(number(r["gross"])) <= limit)(
          statistics.fmean(numbers(rows, "gross")) + 1.5 * statistics.stdev(numbers(rows, "gross")))),
    R("Tax is between the quartiles", "tax >= LOWER_QUARTILE(tax) AND tax <= UPPER_QUARTILE(tax)", over=within("tax", quartiles)),
    R("Gross is above its share", "gross > TOTAL(gross) / COUNT(gross)", over=above("gross", statistics.fmean)),
    R("Most visits", "visits = MAXIMUM(visits)",
      over=lambda rows: (lambda most: lambda r: visits(r) == most)(max(visits(r) for r in rows))),
    R("Low rates", "rate IN (0.07, 0.19)", lambda r: r["rate"] in ("0.07", "0.19"), group="rate", by=lambda r: r["rate"]),
    R("Rate of whole percents", "rate * 100 = TRUNCATE(rate * 100)", lambda r: known(r["rate"])),
    R("Rate is not low", "COALESCE(rate, 0) > 0.1", lambda r: (number(r["rate"]) or 0) > Decimal("0.1")),
    R("Whole amounts", "FLOOR(gross * 10) = CEILING(gross * 10)", lambda r: (number(r["gross"]) * 10) % 1 == 0),
    R("Odd visits", "MOD(visits, 2) = 1", lambda r: visits(r) > 0 and visits(r) % 2 == 1),
    R("Visits are not negative", "visits >= 0", lambda r: visits(r) >= 0),
    R("No visits", "SIGN(visits) = 0", lambda r: visits(r) == 0),
    R("Few visits", "visits IN (0, 1, 2, 3)", lambda r: visits(r) in (0, 1, 2, 3), group="visits", by=lambda r: r["visits"],
      method="Average", aggregate="gross", of=amount("gross")),
    R("Square of visits", "POWER(visits, 2) > 20", lambda r: visits(r) ** 2 > 20),
    R("Root of visits", "SQRT(visits) >= 2", lambda r: visits(r) >= 4),
    R("Net is greater than tax", "GREATEST(net, tax) = net", lambda r: known(number(r["net"])) and number(r["net"]) >= number(r["tax"])),
    R("Five visits or more", "LEAST(visits, 5) = 5", lambda r: visits(r) >= 5),
    R("Tax is below a fifth", "gross / net < 1.195", lambda r: known(number(r["net"])) and number(r["gross"]) / number(r["net"]) < Decimal("1.195")),
    R("Gross has two decimals", "NUMBER_FORMAT(gross, 2) = gross", lambda r: len(r["gross"].split(".")[1]) == 2),
    R("Visits are at most eight", "CLAMP(visits, 0, 8) = visits", lambda r: 0 <= visits(r) <= 8),
    R("Net of four digits", "LOG10(net) >= 3", lambda r: known(number(r["net"])) and number(r["net"]) >= 1000),
    R("Rate is given", "NOT IS_NULL(rate)", lambda r: known(r["rate"]), **given("vat")),
]
