import {
  Button,
  Card,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  Input,
  type MantineColorsTuple,
  Menu,
  Modal,
  Paper,
  Select,
} from '@mantine/core';

/** Ten steps from pale to dark; the token of that name stands at the step named in the comment. */
const shades = {
  /** 7: --color-brand, 8: --color-brand-strong */
  brand: '#eef5f1 #dbe9e2 #b7d3c6 #90bba8 #6aa38a #478a70 #2f6f57 #1d4b39 #12352a #0c261e',
  /** 7: --color-accent, 8: --color-accent-strong */
  accent: '#fdf0ea #fadfd3 #f6cbb8 #f3bda6 #ec9a77 #e3754a #d65526 #c63e14 #a53210 #86290d',
  /** 7: --color-danger */
  red: '#fdf1ee #fbe4dc #f3c1b6 #e99a8b #e28577 #dc6e5f #c9453a #b3261e #941d17 #761712',
  /** 7: --color-success */
  green: '#f1f6ed #e3eedb #c5dcb9 #a3c895 #7fb072 #5c9657 #418048 #2c6b45 #205235 #163b26',
  /** 7: --color-water */
  blue: '#eef6f7 #e4f0ee #c5e0e6 #98c7d2 #68abbb #458fa1 #357b8d #2a6a7c #1f5161 #163b47',
  /** 4: --color-sun */
  yellow: '#fdf6e3 #fbeac1 #f8db95 #f6cb68 #f4b942 #d99b1f #a97511 #7a530a #5c3f08 #3f2b05',
  /** Paper, lines and inks. */
  gray: '#fffdf8 #fbf5e7 #f2ead7 #ddd2b8 #8a8468 #7c775d #6b6a58 #4b5c52 #2b3d33 #14271f',
};

const colours = Object.fromEntries(
  Object.entries(shades).map(([name, steps]) => [name, steps.split(' ') as unknown as MantineColorsTuple]),
);

/** The brand's hand (src/site/tokens.css) in the staff's screens: paper ground, green, Figtree, square enough to work in. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 7,
  colors: colours,
  white: '#fffdf8',
  black: '#14271f',
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '680',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.15' },
      h2: { fontSize: '1.3125rem', lineHeight: '1.2' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.3' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9063rem', md: '1rem', lg: '1.1875rem', xl: '1.375rem' },
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '6px', md: '12px', lg: '22px', xl: '32px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  autoContrast: false,
  components: {
    Button: Button.extend({ defaultProps: { radius: 'xl' } }),
    Card: Card.extend({ defaultProps: { radius: 'md', withBorder: true, padding: 'lg' } }),
    Paper: Paper.extend({ defaultProps: { radius: 'md' } }),
    Menu: Menu.extend({ defaultProps: { shadow: 'md', radius: 'md' } }),
    // The head of a dialog is no banner of the page, though Mantine makes it a <header>.
    Modal: Modal.extend({
      defaultProps: { radius: 'md', centered: true, attributes: { header: { role: 'presentation' } } },
    }),
    Drawer: Drawer.extend({ defaultProps: { attributes: { header: { role: 'presentation' } } } }),
    Select: Select.extend({ defaultProps: { allowDeselect: false } }),
    // Help stands below what it is about, and above what is wrong with it.
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    }),
  },
});

/** Mantine's own names for grounds and inks, taken from the tokens. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  dark: {},
  light: {
    '--mantine-color-body': 'var(--color-paper)',
    '--mantine-color-text': 'var(--color-ink)',
    '--mantine-color-dimmed': 'var(--color-ink-soft)',
    '--mantine-color-default': 'var(--color-paper-raised)',
    '--mantine-color-default-hover': 'var(--color-paper)',
    '--mantine-color-default-border': 'var(--color-line-strong)',
    '--mantine-color-placeholder': '#6b6a58',
    '--mantine-color-error': 'var(--color-danger)',
    '--mantine-color-anchor': 'var(--color-water)',
    '--mantine-primary-color-light-color': 'var(--color-brand)',
  },
});
