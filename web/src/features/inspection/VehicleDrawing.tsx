import type { MouseEvent } from 'react';
import type { DamageView, VehicleCategory } from '../../platform/graphql/types.generated';
import classes from '../../domain/inspection/Inspection.module.css';
import { t } from '../../domain/inspection/texts';
import { VehicleBody, viewSizes } from './VehicleBody';

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
  /** Decides the shape of the body. */
  category: VehicleCategory;
  view: DamageView;
  marks: readonly DamageMark[];
  /** Called with the tapped point; left out if nothing can be added. */
  onTap?: (x: number, y: number) => void;
}

/** Shows a side of the vehicle with its damage; a tap adds more (docs/rules/rental-life.md#damage). */
export const VehicleDrawing = ({ category, view, marks, onTap }: VehicleDrawingProps) => {
  const { width, height } = viewSizes[view];
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
      <g className={classes.lines}>
        <VehicleBody category={category} view={view} />
      </g>
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
