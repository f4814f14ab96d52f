import baseCss from './base.css?inline';
import { fontCss } from './fonts/fonts.ts';
import footerCss from './footer/footer.module.css?inline';
import formsCss from './forms.css?inline';
import headerCss from './header/header.module.css?inline';
import tokensCss from './tokens.css?inline';

/** The styles every page begins with; base comes first, for it says the order of the layers. */
export const siteCss = [baseCss, tokensCss, fontCss, headerCss, footerCss].join('');

const formClass = /class="(?:[^"]* )?(?:field|input|choice|choice-card|stepper)[ "]/;

/** The styles of form controls, for a page whose HTML has some. */
export const formCss = (html: string): string => (formClass.test(html) ? formsCss : '');

/** The styles of form controls whatever the page, for the builder's canvas. */
export { formsCss };
