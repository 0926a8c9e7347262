"""Reads files by Cobrix, the COBOL source of Spark, as the JSON on the standard input asks.

Input: {"jars": [path], "master": "local[2]", "memory": "2g", "jobs": [job]}. A job is {"copybook": text, "path": path,
"options": {name: text}}, or one with "times": n and "output": path.

Output: one line of JSON for each job, and a last one with the most memory of the JVM in bytes. A job with "times" is
written as CSV so often into the folder "output", and answers {"readings": [{"seconds": n, "cpuSeconds": n}],
"records": n}. Any other job answers {"rows": [{name: text or null}]}, where the name of an element of a table ends with
its indices, from 1.
"""
import decimal
import json
import os
import sys
import time

from pyspark.sql import Row, SparkSession


def flatten(name, indices, value, into):
    if isinstance(value, Row):
        for field in value.__fields__:
            flatten(field, indices, value[field], into)
    elif isinstance(value, list):
        for index, element in enumerate(value):
            flatten(name, indices + [str(index + 1)], element, into)
    else:
        into["_".join([name] + indices)] = text(value)


def text(value):
    if value is None or value == "":
        return None
    if isinstance(value, decimal.Decimal):
        return format(value, "f")
    return str(value)


def answer(spark, job):
    frame = spark.read.format("cobol").option("copybook_contents", job["copybook"])
    for name, value in job["options"].items():
        frame = frame.option(name, value)
    frame = frame.load(job["path"])
    if "times" not in job:
        rows = []
        for row in frame.collect():
            rows.append({})
            flatten("", [], row, rows[-1])
        return {"rows": rows}
    readings = []
    for _ in range(job["times"]):
        start, cpu = time.monotonic(), cpu_seconds(spark)
        frame.write.mode("overwrite").csv(job["output"])
        readings.append({"seconds": time.monotonic() - start, "cpuSeconds": cpu_seconds(spark) - cpu})
    return {"readings": readings, "records": frame.count()}


def cpu_seconds(spark):
    with open(f"/proc/{process(spark)}/stat") as status:
        # The name of the program before these fields has its own parentheses.
        fields = status.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def process(spark):
    return spark._jvm.java.lang.ProcessHandle.current().pid()


def most_memory(spark):
    with open(f"/proc/{process(spark)}/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM:"))


def main():
    asked = json.load(sys.stdin)
    settings = {
        "spark.jars": ",".join(asked["jars"]),
        "spark.ui.enabled": "false",
        "spark.driver.memory": asked["memory"],
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.driver.host": "127.0.0.1",
    }
    builder = SparkSession.builder.master(asked["master"])
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    for job in asked["jobs"]:
        print(json.dumps(answer(spark, job)), flush=True)
    print(json.dumps({"memory": most_memory(spark)}), flush=True)
    spark.stop()


main()
