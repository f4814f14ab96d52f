import { slugOf } from '../../lib/slug.ts';

/**
 * The ids by which an address leads to each question: what its words make in one, so that they stay while the words do.
 * One that says the same as another counts on. None where nothing of it can stand in an address, nor for a single
 * word, which parts of the page itself are named by.
 */
export function questionIds(questions: readonly string[]): (string | undefined)[] {
  const counts = new Map<string, number>();
  return questions.map((question) => {
    const slug = slugOf(question);
    if (!slug.includes('-')) return undefined;
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
}
