import type { CanvasProblem } from '../../catalogue.ts';

export interface ModuleProblems {
  /** By name of the module's own field. */
  props: Readonly<Record<string, string>>;
  /** By name of the design value. */
  design: Readonly<Record<string, string>>;
  /** What concerns the module as a whole. */
  whole: readonly string[];
}

/** Sorts what is wrong with one module to the fields it names (MOD-8); `readNode` writes the reasons. */
export function problemsByField(
  problems: readonly CanvasProblem[],
  nodeId: string,
  fields: Readonly<Record<string, unknown>>,
): ModuleProblems {
  const props: Record<string, string> = {};
  const design: Record<string, string> = {};
  const whole: string[] = [];
  for (const { reason } of problems.filter((problem) => problem.nodeId === nodeId)) {
    const designNames = /^its design values (.+) are not valid/.exec(reason)?.[1]?.split(', ');
    for (const name of designNames ?? []) design[name] = reason;
    if (designNames) continue;
    for (const part of reason.split('; ')) {
      const [, path = '', message = part] = /^([\w-]+)(?:\.[\w.-]+)?: (.+)$/.exec(part) ?? [];
      if (Object.hasOwn(fields, path)) props[path] = message;
      else whole.push(part);
    }
  }
  return { props, design, whole };
}
