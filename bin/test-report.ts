import * as v from 'valibot';

/** What a test runner's JSON report counts, with the names of the tests that were skipped or needed a second try. */
export type TestReport = { passed: number; failed: number; skipped: string[]; flaky: string[] };

const vitestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

/** Counts Vitest's report; a file that failed before its first test counts as one failure. */
function vitestReport(report: v.InferOutput<typeof vitestSchema>): TestReport {
  const files = report.testResults;
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
    flaky: [],
  };
}

type Suite = {
  title: string;
  suites?: Suite[] | undefined;
  specs: { title: string; tests: { status: string; projectName: string }[] }[];
};

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(v.object({ status: v.string(), projectName: v.string() })),
    }),
  ),
});

const playwrightSchema = v.object({ suites: v.array(suiteSchema), errors: v.array(v.unknown()) });

/** Counts Playwright's report; an error outside of the tests counts as one failure. */
function playwrightReport({ suites, errors }: v.InferOutput<typeof playwrightSchema>): TestReport {
  const tests = suites.flatMap((suite) => testsOf(suite));
  const having = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  return {
    passed: having('expected').length + having('flaky').length,
    failed: having('unexpected').length + errors.length,
    skipped: having('skipped'),
    flaky: having('flaky'),
  };
}

function testsOf({ title, suites = [], specs }: Suite): { name: string; status: string }[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, projectName }) => ({ name: `${spec.title} (${projectName})`, status })),
  );
  return [...own, ...suites.flatMap(testsOf)].map(({ name, status }) => ({
    name: `${title} › ${name}`,
    status,
  }));
}

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(vitestSchema, v.transform(vitestReport)),
    v.pipe(playwrightSchema, v.transform(playwrightReport)),
  ]),
);

/** Reads the text of a JSON report of Vitest or Playwright; undefined where it is neither. */
export function readTestReport(text: string): TestReport | undefined {
  const reading = v.safeParse(reportSchema, text);
  return reading.success ? reading.output : undefined;
}
