import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import styles from './field.module.css';

interface Props {
  label: string;
  labelId: string;
  /** The input the label names; without it the control is a group that names itself by `labelId`. */
  inputId?: string;
  help?: string;
  helpId: string;
  problem?: string;
  problemId: string;
  /** A switch stands beside its label. */
  inline?: boolean;
  /** What stands at the end of the label's line, and below it. */
  aside?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

/** A label, its control, help and what is wrong: the same for every field. */
export const FieldFrame = ({
  label,
  labelId,
  inputId,
  help,
  helpId,
  problem,
  problemId,
  inline,
  aside,
  note,
  children,
}: Props) => (
  <div className={styles.field} data-field="">
    <div className={styles.labelLine}>
      {inputId ? (
        <label id={labelId} htmlFor={inputId} className={styles.label}>
          {label}
        </label>
      ) : (
        <span id={labelId} className={styles.label}>
          {label}
        </span>
      )}
      {aside}
      {inline && children}
    </div>
    {!inline && children}
    {note}
    {help && (
      <p id={helpId} className={styles.help}>
        {help}
      </p>
    )}
    {problem && (
      <p id={problemId} className={styles.problem}>
        <Icon name="warning" />
        <span>{problem}</span>
      </p>
    )}
  </div>
);
