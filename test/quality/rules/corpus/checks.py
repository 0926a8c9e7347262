"""Check digits and other public definitions, written from their standards."""

import re
import unicodedata

IBAN_LENGTHS = {"DE": 22, "FR": 27, "GB": 22, "IT": 27, "NL": 18, "PL": 28, "BE": 16}


def digits_of(text):
    return [int(character) for character in text if character.isdigit()]


def is_luhn(text):
    """ISO/IEC 7812: from the right, every second digit counts twice, with the sum of its digits."""
    plain = re.sub("[ -]", "", text)
    if not re.fullmatch(r"\d{2,32}", plain):
        return False
    total = 0
    for place, digit in enumerate(reversed(digits_of(plain))):
        total += sum(divmod(2 * digit, 10)) if place % 2 else digit
    return total % 10 == 0


def is_iban(text):
    """ISO 13616: the country and the check digits go to the end, letters count from 10, and the rest modulo 97 is 1."""
    plain = text.replace(" ", "")
    if not re.fullmatch("[A-Z]{2}[0-9]{2}[A-Z0-9]+", plain) or len(plain) != IBAN_LENGTHS.get(plain[:2]):
        return False
    return int("".join(str(int(character, 36)) for character in plain[4:] + plain[:4])) % 97 == 1


def is_gtin(text):
    """GS1: weights 3 and 1 from the right, without the check digit."""
    plain = re.sub("[ -]", "", text)
    if not re.fullmatch(r"\d{8}|\d{12,14}", plain):
        return False
    return sum(digit * (3 if place % 2 else 1) for place, digit in enumerate(reversed(digits_of(plain)))) % 10 == 0


def is_isbn10(text):
    if not re.fullmatch(r"\d{9}[\dX]", text):
        return False
    values = [10 if character == "X" else int(character) for character in text]
    return sum(value * weight for value, weight in zip(values, range(10, 0, -1))) % 11 == 0


def is_isbn(text):
    plain = re.sub("[ -]", "", text)
    if len(plain) == 13:
        return plain[:3] in ("978", "979") and is_gtin(plain)
    return is_isbn10(plain)


def is_email(text):
    local = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
    return re.fullmatch(rf"{local}(\.{local})*@([A-Za-z0-9-]+\.)+[A-Za-z]{{2,}}", text) is not None


def german_vat(digits):
    """ISO 7064, MOD 11,10, over nine digits."""
    product = 10
    for digit in digits[:8]:
        total = (digit + product) % 10
        product = (2 * (total if total else 10)) % 11
    return (11 - product) % 10 == digits[8]


def french_vat(text):
    """The two digits after FR follow from the SIREN number."""
    return int(text[2:4]) == (12 + 3 * (int(text[4:]) % 97)) % 97


def belgian_vat(text):
    return 97 - int(text[2:10]) % 97 == int(text[10:])


def weighted(digits, weights):
    return sum(digit * weight for digit, weight in zip(digits, weights))


def dutch_vat(digits):
    return weighted(digits, (9, 8, 7, 6, 5, 4, 3, 2)) % 11 == digits[8]


def polish_vat(digits):
    return weighted(digits, (6, 5, 7, 2, 3, 4, 5, 6, 7)) % 11 == digits[9]


def british_vat(digits):
    return (weighted(digits, (8, 7, 6, 5, 4, 3, 2)) + 10 * digits[7] + digits[8]) % 97 == 0


def without_accents(text):
    plain = "".join(one for one in unicodedata.normalize("NFD", text) if not unicodedata.combining(one))
    return plain.translate(str.maketrans({"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "ß": "ss"}))


def edit_distance(one, other):
    previous = list(range(len(other) + 1))
    for i, left in enumerate(one, 1):
        current = [i]
        for j, right in enumerate(other, 1):
            current.append(min(previous[j] + 1, current[-1] + 1, previous[j - 1] + (left != right)))
        previous = current
    return previous[-1]


def jaro_winkler(one, other):
    """Jaro's similarity; above 0.7, a tenth of the rest is added for each of up to four equal characters at the start."""
    if one == other:
        return 1.0
    near = max(max(len(one), len(other)) // 2 - 1, 0)
    taken = [False] * len(other)
    matches = []
    for i, character in enumerate(one):
        for j in range(max(0, i - near), min(len(other), i + near + 1)):
            if not taken[j] and other[j] == character:
                taken[j] = True
                matches.append(character)
                break
    if not matches:
        return 0.0
    opposite = [character for character, hit in zip(other, taken) if hit]
    moved = sum(a != b for a, b in zip(matches, opposite)) / 2
    count = len(matches)
    similarity = (count / len(one) + count / len(other) + (count - moved) / count) / 3
    if similarity <= 0.7:
        return similarity
    start = 0
    while start < min(4, len(one), len(other)) and one[start] == other[start]:
        start += 1
    return similarity + 0.1 * start * (1 - similarity)
