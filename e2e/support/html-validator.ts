import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes valid HTML: `<br/>`, `viewBox`, `&amp;` only where it must be.
    'void-style': 'off',
    'attr-case': 'off',
    'no-raw-characters': 'off',
    // Minified, as pages are sent.
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A title of two clauses is not an error; search engines cut it themselves.
    'long-title': 'off',
    // Any text without spaces is an id since HTML 5, and `text` is what an input is unless it says otherwise.
    'valid-id': ['error', { relaxed: true }],
    'no-implicit-input-type': 'off',
    // A telephone number may be read as the shop writes it.
    'tel-non-breaking': 'off',
  },
});

/** The first things that are not valid in a document as it was sent. */
export async function invalidities(html: string) {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
    )
    .slice(0, 12);
}
