import { Field } from '../../../components/form/Field.tsx';
import { Stepper } from '../../../components/form/Stepper.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Language } from '../../../lib/language.ts';
import { styleGuideTexts } from './style-guide-texts.ts';

/** Fields, choices and messages, as the booking form has them. */
export const Forms = ({ language }: { language: Language }) => {
  const text = styleGuideTexts[language];
  return (
    <div className="guide-columns">
      <div>
        <Field label={text.name} help={text.nameHelp}>
          {(input) => <input className="input" {...input} autoComplete="off" />}
        </Field>
        <Field label={text.mail} error={text.mailError}>
          {(input) => <input className="input" type="email" defaultValue="anna.nl" {...input} />}
        </Field>
        <Field label={text.size}>
          {(input) => (
            <select className="input" {...input}>
              {text.sizes.split(', ').map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label={text.note} optional={text.optional}>
          {(input) => <textarea className="input" {...input} />}
        </Field>
        <Field label={text.closed}>{(input) => <input className="input" disabled {...input} />}</Field>
      </div>
      <div className="guide-stack">
        <fieldset>
          <legend>{text.pay}</legend>
          <label className="choice-card">
            <input type="radio" name="pay" defaultChecked /> {text.online}
          </label>
          <label className="choice-card">
            <input type="radio" name="pay" /> {text.shop}
          </label>
        </fieldset>
        <label className="choice">
          <input type="checkbox" defaultChecked /> <span>{text.agree}</span>
        </label>
        <Stepper name="bikes" label={text.bikes} lessLabel={text.less} moreLabel={text.more} value="2" />
        <p className="notice">
          <Icon name="info" />
          {text.info}
        </p>
        <p className="notice notice-danger">
          <Icon name="warning" />
          {text.danger}
        </p>
        <p className="notice notice-success">
          <Icon name="check" />
          {text.success}
        </p>
      </div>
    </div>
  );
};
