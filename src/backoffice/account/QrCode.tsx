import { encode } from 'uqr';

/** Dark on white whatever stands around it, as cameras want it. */
export const QrCode = ({ value, label }: { value: string; label: string }) => {
  const { size, data } = encode(value, { border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="200" height="200" role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
};
