import { encode } from 'uqr';

/** ISO/IEC 18004 9.1: the light margin that readers need, in modules. */
const QUIET_ZONE = 4;

export type QrCodeProps = {
  /** What a camera reads. Never shown in words: whoever needs those puts them beside. */
  text: string;
  /** Read aloud in place of the drawing. */
  label: string;
  className?: string | undefined;
  /** In pixels; absent: its container's. */
  width?: number;
  /** In the open centre of a seal: on a disc, which holds the light margin on every side of the code. */
  round?: boolean;
};

/** A QR code. Dark on light also in a dark page: many cameras read no other. */
export function QrCode({ text, label, className, width, round = false }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: round ? 0 : QUIET_ZONE });
  // Beside the outermost row the disc is as wide as that row and its margins.
  const radius = Math.hypot(size / 2, size / 2 + QUIET_ZONE);
  const [start, side] = round ? [size / 2 - radius, 2 * radius] : [0, size];
  return (
    <svg
      className={className}
      viewBox={`${start} ${start} ${side} ${side}`}
      width={width ?? (round ? '76%' : '100%')}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {round ? (
        <circle cx={size / 2} cy={size / 2} r={radius} fill="#fff" shapeRendering="auto" />
      ) : (
        <rect width={size} height={size} rx="1.5" fill="#fff" />
      )}
      <path fill="#000" d={data.map(drawnRow).join('')} />
    </svg>
  );
}

/** The dark modules of one row, neighbours joined. */
function drawnRow(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    const wide = x + 1 - start;
    path += `M${start} ${y}h${wide}v1h-${wide}z`;
  }
  return path;
}
