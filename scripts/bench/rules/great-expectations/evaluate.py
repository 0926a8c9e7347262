"""Evaluates the rows of a CSV file by Great Expectations with its pandas engine and complete results.

Usage: evaluate.py <file.csv> <expectations as JSON>
An expectation is {"type", "arguments", "where"?}; an argument {"date": text} stands for a date, and "where" is a
condition of pandas. Prints JSON: {"seconds", "failing": for each expectation the rows that do not meet it, null included,
"memory": most bytes that the process held}.
"""

import json
import logging
import os
import resource
import sys
import time
import warnings

os.environ["GX_ANALYTICS_ENABLED"] = "false"
warnings.filterwarnings("ignore")
logging.disable(logging.CRITICAL)

import great_expectations as gx  # noqa: E402 (the settings above must come first)
import great_expectations.expectations as expectations  # noqa: E402
import pandas as pd  # noqa: E402


def argument(value):
    return pd.Timestamp(value["date"]) if isinstance(value, dict) else value


def expectation(place, wanted):
    arguments = {name: argument(value) for name, value in wanted["arguments"].items()}
    if "where" in wanted:
        arguments |= {"row_condition": wanted["where"], "condition_parser": "pandas"}
    return getattr(expectations, wanted["type"])(**arguments, meta={"place": place})


def main(path, wanted):
    frame = pd.read_csv(path, parse_dates=["Born", "Created"])
    context = gx.get_context(mode="ephemeral")
    context.variables.progress_bars = {"globally": False}
    definition = (
        context.data_sources.add_pandas("rows")
        .add_dataframe_asset("rows")
        .add_batch_definition_whole_dataframe("rows")
    )
    suite = context.suites.add(gx.ExpectationSuite("rules", expectations=[expectation(*one) for one in enumerate(wanted)]))
    validation = context.validation_definitions.add(gx.ValidationDefinition(name="run", data=definition, suite=suite))
    start = time.perf_counter()
    answer = validation.run(batch_parameters={"dataframe": frame}, result_format="COMPLETE")
    seconds = time.perf_counter() - start
    failing = [0] * len(wanted)
    for one in answer.results:  # not in the order of the expectations
        if one.exception_info.get("raised_exception") or "unexpected_count" not in one.result:
            raise RuntimeError(f"{one.expectation_config}: {one.exception_info}")
        place = one.expectation_config.meta["place"]
        failing[place] = one.result["unexpected_count"] + one.result.get("missing_count", 0)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(json.dumps({"seconds": seconds, "failing": failing, "memory": memory}))


main(sys.argv[1], json.loads(sys.argv[2]))
