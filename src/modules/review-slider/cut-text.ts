/** A text in two parts: what is shown at first, and what 'read more' adds. */
export interface CutText {
  shown: string;
  /** '' when nothing was cut. */
  rest: string;
}

/**
 * Cuts a text that is longer than `limit` characters at a word: at the last space within the limit if that lies
 * past half of it, otherwise at the limit (REV-6). A limit of 0 cuts nothing.
 */
export function cutText(text: string, limit: number): CutText {
  if (limit <= 0 || text.length <= limit) return { shown: text, rest: '' };
  const space = text.lastIndexOf(' ', limit);
  const end = space > limit / 2 ? space : limit;
  return { shown: text.slice(0, end), rest: text.slice(end) };
}
