import { useRef } from 'react';

interface Props {
  name: string;
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: string;
  maximum?: number;
  id?: string;
  describedBy?: string;
  invalid?: boolean;
}

/** A small number with a minus and a plus. Without script it is a number input. */
export const Stepper = ({
  name,
  label,
  lessLabel,
  moreLabel,
  value,
  maximum = 99,
  id,
  describedBy,
  invalid,
}: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const change = (by: number) => {
    const field = input.current;
    if (!field) return;
    const next = Math.min(maximum, Math.max(0, (Number.parseInt(field.value, 10) || 0) + by));
    field.value = next === 0 ? '' : String(next);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="stepper">
      <button type="button" aria-label={lessLabel} onClick={() => change(-1)}>
        −
      </button>
      <input
        ref={input}
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={99}
        step={1}
        placeholder="0"
        defaultValue={value}
        aria-label={id ? undefined : label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      />
      <button type="button" aria-label={moreLabel} onClick={() => change(1)}>
        +
      </button>
    </div>
  );
};
