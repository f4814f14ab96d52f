import type { CanvasProblem } from '../../catalogue.ts';

export interface ModuleProblems {
  /** Names of the module's own fields, and of design values. */
  props: ReadonlySet<string>;
  design: ReadonlySet<string>;
  /** What concerns the module as a whole. */
  whole: readonly CanvasProblem['code'][];
}

/** Sorts what is wrong with one module to the fields it is about (MOD-8). */
export function problemsByField(
  problems: readonly CanvasProblem[],
  nodeId: string,
  fields: Readonly<Record<string, unknown>>,
): ModuleProblems {
  const props = new Set<string>();
  const design = new Set<string>();
  const whole = new Set<CanvasProblem['code']>();
  for (const { code, fields: about = [] } of problems.filter((problem) => problem.nodeId === nodeId)) {
    const known = code === 'design-not-valid' ? about : about.filter((name) => Object.hasOwn(fields, name));
    for (const name of known) (code === 'design-not-valid' ? design : props).add(name);
    if (known.length === 0 || known.length < about.length) whole.add(code);
  }
  return { props, design, whole: [...whole] };
}
