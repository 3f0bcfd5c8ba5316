import type { MouseEvent } from 'react';
import type { DamageView } from '../../platform/graphql/types.generated';
import classes from './Inspection.module.css';
import { t } from './texts';

/** A mark on the drawing, in thousandths of its width and height. */
export interface DamageMark {
  clientId: string;
  x: number;
  y: number;
  /** Damage that was known before. */
  old: boolean;
  label: string;
}

interface VehicleDrawingProps {
  view: DamageView;
  marks: readonly DamageMark[];
  /** Gets the place that was tapped; left out where nothing can be added. */
  onTap?: (x: number, y: number) => void;
}

const wide = { width: 1000, height: 440 };
const square = { width: 640, height: 480 };
const sizes: Readonly<Record<DamageView, { width: number; height: number }>> = {
  FRONT: square,
  REAR: square,
  LEFT: wide,
  RIGHT: wide,
  TOP: wide,
};

const Side = () => (
  <>
    <path d="M60 310 C55 250 90 232 180 218 L300 130 C330 106 370 98 430 98 L610 98 C670 98 710 108 750 140 L850 214 C920 224 945 248 946 310 C946 330 936 340 918 340 L850 340 A78 78 0 0 0 694 340 L320 340 A78 78 0 0 0 164 340 L90 340 C70 340 60 330 60 310 Z" />
    <path d="M318 206 L388 140 C398 130 412 126 432 126 L500 126 L500 206 Z" />
    <path d="M522 126 L606 126 C650 126 676 134 704 156 L764 206 L522 206 Z" />
    <path d="M511 126 L511 336 M318 206 L306 260 L330 336 M764 206 L742 262" />
    <path d="M352 236 L392 236 M560 236 L600 236 M66 268 L112 262 M940 262 L900 256" />
    <circle cx="242" cy="344" r="60" />
    <circle cx="242" cy="344" r="30" />
    <circle cx="772" cy="344" r="60" />
    <circle cx="772" cy="344" r="30" />
  </>
);

const End = ({ rear }: { rear: boolean }) => (
  <>
    <path d="M90 400 L90 250 C90 220 104 206 130 200 L190 92 C198 76 212 70 232 70 L408 70 C428 70 442 76 450 92 L510 200 C536 206 550 220 550 250 L550 400 C550 412 542 420 530 420 L486 420 C474 420 468 412 468 400 L468 384 L172 384 L172 400 C172 412 166 420 154 420 L110 420 C98 420 90 412 90 400 Z" />
    <path d="M172 196 L222 104 C226 98 232 96 240 96 L400 96 C408 96 414 98 418 104 L468 196 Z" />
    <path d="M90 216 L60 196 L62 174 L104 186 M550 216 L580 196 L578 174 L536 186" />
    {rear ? (
      <>
        <path d="M100 240 L170 236 L170 300 L104 300 Z M540 240 L470 236 L470 300 L536 300 Z" />
        <path d="M260 300 L380 300 L380 336 L260 336 Z M172 210 L468 210 M120 356 L520 356" />
      </>
    ) : (
      <>
        <path d="M104 246 C140 238 170 246 186 270 C160 288 124 288 104 280 Z M536 246 C500 238 470 246 454 270 C480 288 516 288 536 280 Z" />
        <path d="M220 262 L420 262 L404 300 L236 300 Z M262 330 L378 330 L378 360 L262 360 Z M120 340 L200 340 M440 340 L520 340" />
      </>
    )}
  </>
);

const Top = () => (
  <>
    <path d="M70 220 C70 130 90 96 170 86 L830 80 C910 84 940 120 940 220 C940 320 910 356 830 360 L170 354 C90 344 70 310 70 220 Z" />
    <path d="M290 110 L370 140 C356 190 356 250 370 300 L290 330 C262 270 262 170 290 110 Z" />
    <path d="M790 116 L720 146 C732 190 732 250 720 294 L790 324 C812 270 812 170 790 116 Z" />
    <path d="M370 140 L720 146 M370 300 L720 294 M545 143 L545 297 M330 96 L344 62 L372 66 L366 98 M330 344 L344 378 L372 374 L366 342" />
    <path d="M84 150 L120 130 M84 290 L120 310 M926 150 L900 130 M926 290 L900 310" />
  </>
);

const shapeOf = (view: DamageView) => {
  if (view === 'TOP') return <Top />;
  if (view === 'FRONT' || view === 'REAR') return <End rear={view === 'REAR'} />;
  return (
    // The front is at the left end of the drawing; of the right side it is at the right end.
    <g transform={view === 'RIGHT' ? `translate(${wide.width} 0) scale(-1 1)` : undefined}>
      <Side />
    </g>
  );
};

/** A vehicle from one side, with its damage; a tap says where more is (docs/rules/rental-life.md#damage). */
export const VehicleDrawing = ({ view, marks, onTap }: VehicleDrawingProps) => {
  const { width, height } = sizes[view];
  const tap = (event: MouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = (at: number, from: number, length: number): number =>
      Math.round(Math.min(1, Math.max(0, length > 0 ? (at - from) / length : 0.5)) * 1000);
    onTap?.(part(event.clientX, box.left, box.width), part(event.clientY, box.top, box.height));
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classes.drawing}
      role="img"
      aria-label={t('damage.drawing', { view: t(`damage.view.${view}`) })}
      data-taps={onTap ? true : undefined}
      {...(onTap && { onClick: tap })}
    >
      <g className={classes.lines}>{shapeOf(view)}</g>
      {marks.map(({ clientId, x, y, old, label }, index) => (
        <g key={clientId} className={old ? classes.oldMark : classes.newMark}>
          <title>{label}</title>
          <circle cx={(x / 1000) * width} cy={(y / 1000) * height} r="27" />
          <text x={(x / 1000) * width} y={(y / 1000) * height + 9} textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
};
