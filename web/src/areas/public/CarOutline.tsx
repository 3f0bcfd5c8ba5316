/** The body shapes for which there is an outline. */
export type CarShape = 'luxury' | 'sedan' | 'hatchback' | 'suv';

interface Outline {
  body: string;
  windows: string;
  /** Centres of the wheels, from the left. */
  wheels: [number, number];
}

const outlines: Record<CarShape, Outline> = {
  luxury: {
    body: 'M38 62H4c-2-8 0-12 8-15l50-6c16-13 36-21 66-21 28 0 44 6 62 18l36 5c10 3 12 11 10 19h-24M184 62H66',
    windows: 'M72 40c14-9 30-14 50-14v14zM130 26c18 0 32 4 46 14h-46z',
    wheels: [52, 198],
  },
  sedan: {
    body: 'M46 62H10c-2-8 0-14 8-16l40-6c14-14 34-22 62-22s44 6 62 20l36 4c10 2 14 8 13 20h-25M178 62H74',
    windows: 'M66 40c14-12 32-16 50-16v16zM124 24c18 0 32 6 44 16h-44z',
    wheels: [60, 192],
  },
  hatchback: {
    body: 'M60 62H24c-3-8-2-14 6-16l40-8c12-14 30-22 56-22 30 0 52 4 68 18l12 8c6 6 7 14 6 20h-12M172 62H88',
    windows: 'M78 38c12-12 26-16 44-16v16zM130 22c22 0 38 4 52 16h-52z',
    wheels: [74, 186],
  },
  suv: {
    body: 'M48 62H12c-3-10-1-18 8-20l42-6c12-18 28-24 58-24h66c14 0 24 10 30 26l10 4c5 4 6 12 5 20h-23M180 62H76',
    windows: 'M70 36c10-14 24-18 44-18v18zM122 18h36v18h-36zM166 18h18c8 0 14 8 18 18h-36z',
    wheels: [62, 194],
  },
};

/** Draws a type of car as a decorative outline in the text's colour. */
export const CarOutline = ({ shape, className }: { shape: CarShape; className?: string | undefined }) => {
  const { body, windows, wheels } = outlines[shape];
  return (
    <svg viewBox="0 0 240 80" className={className} aria-hidden focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d={body} />
        <path d={windows} opacity="0.6" />
        {wheels.map((x) => (
          <g key={x}>
            <circle cx={x} cy="62" r="13" />
            <circle cx={x} cy="62" r="6" opacity="0.6" />
          </g>
        ))}
      </g>
    </svg>
  );
};
