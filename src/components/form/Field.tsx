import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon.tsx';

interface Props {
  label: ReactNode;
  /** The id of the input, where it is fixed from outside (`input_6_39`). */
  id?: string;
  help?: ReactNode;
  optional?: string;
  error?: string;
  className?: string;
  children(input: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
    'aria-required'?: true;
  }): ReactNode;
}

/** A label, its input, and the help and the error that a screen reader reads with it. */
export const Field = ({ label, id, help, optional, error, className, children }: Props) => {
  const made = useId();
  const inputId = id ?? made;
  const described = [help && `${inputId}-help`, error && `${inputId}-error`].filter(Boolean).join(' ');
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="field-label" htmlFor={inputId}>
        {label} {optional && <span className="field-optional">({optional})</span>}
      </label>
      {children({
        id: inputId,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
        ...(!optional && { 'aria-required': true }),
      })}
      {help && (
        <p className="field-help" id={`${inputId}-help`}>
          {help}
        </p>
      )}
      <FieldError id={`${inputId}-error`} message={error} />
    </div>
  );
};

/** What is wrong with an input and what to do about it; nothing while all is well. */
export const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p className="field-error" id={id}>
      <Icon name="warning" />
      <span>{message}</span>
    </p>
  ) : null;
