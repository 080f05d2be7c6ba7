"""A worker that knows one family more, `odd`, some of whose programs are wrong, end the process, or never
end. It notes whom it has judged in the file that ODD_LOG names.

Program n is 'n'. Every 7th is wrong; 11 ends the process, 13 never ends, and 17 ends the process once: as
somebody else may who kills it.
"""

import os
import sys
import time
from pathlib import Path

from minicc.filetests.fuzz import families, worker
from minicc.filetests.fuzz.program import FamilyReport, Finding


class Odd:
    name, suffix, chunk = "odd", ".txt", 4

    def needs(self):
        return ""

    def text(self, seed):
        return f"a\n{seed}\nb\n"

    def examine(self, first, count):
        report, log = FamilyReport(), Path(os.environ["ODD_LOG"])
        for seed in range(first, first + count):
            if seed == 11:
                os._exit(3)
            if seed == 13:
                time.sleep(1000)
            if seed == 17 and not log.with_suffix(".once").exists():
                log.with_suffix(".once").touch()
                os.kill(os.getpid(), 9)
            report.judged += 1
            report.rows.add(f"row {seed % 5}")
            if seed % 7 == 0:
                report.findings.append(
                    Finding("odd", seed, f"odd: {seed} is a multiple of 7", self.text(seed))
                )
        with log.open("a") as file:
            file.write("".join(f"{seed}\n" for seed in range(first, first + count)))
        return report

    def reduced(self, finding):
        return f"{finding.seed}\n"

    def filetest(self, finding, text):
        return f"// {finding.complaint}\n{text}"


if __name__ == "__main__":
    families.FAMILIES["odd"] = Odd
    worker.main()
    sys.exit()
