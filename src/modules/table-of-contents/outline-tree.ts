import type { OutlineHeading } from '../../page/outline.ts';

/** A heading with those below it. */
export interface OutlineBranch {
  heading: OutlineHeading;
  below: OutlineBranch[];
}

/** Headings of so many levels from a first one on, each under the one it belongs to; a level left out leaves no gap. */
export function outlineTree(
  headings: readonly OutlineHeading[],
  from: number,
  levels: number,
): OutlineBranch[] {
  const roots: OutlineBranch[] = [];
  const open: OutlineBranch[] = [];
  for (const heading of headings) {
    if (heading.level < from) open.length = 0;
    if (heading.level < from || heading.level >= from + levels) continue;
    while (open.length > 0 && (open.at(-1) as OutlineBranch).heading.level >= heading.level) open.pop();
    const branch: OutlineBranch = { heading, below: [] };
    (open.at(-1)?.below ?? roots).push(branch);
    open.push(branch);
  }
  return roots;
}
