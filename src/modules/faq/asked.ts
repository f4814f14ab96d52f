/** The items that ask something; one without words could not be opened by ear. */
export const asked = <Item extends { question: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ question }) => question.trim() !== '');
