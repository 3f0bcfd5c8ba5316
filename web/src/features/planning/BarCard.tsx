import { IconAlertTriangle } from '@tabler/icons-react';
import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { Phone } from '../../kit/display/Phone';
import { formatMoney } from '../../platform/format/format';
import { telUrl } from '../../platform/url/paths';
import { isPrepared, occupiedBy, promisedEndOf, type Bar } from './bars';
import classes from './BarCard.module.css';
import type { PlanningReservationFieldsFragment } from './Planning.generated';
import { alarmText, timeText } from './sentences';
import { t } from './texts';

interface BarCardProps {
  barOf: (key: string) => Bar | undefined;
  reservationOf: (number: string) => PlanningReservationFieldsFragment | undefined;
  /** True during a gesture or while a menu is open: no card must cover the grid then. */
  disabled: boolean;
  /** The element that contains the bars, each with `data-bar`. */
  children: ReactNode;
}

/** Milliseconds for which the mouse must rest on a bar before its card opens. */
const opensAfter = 350;
/** Milliseconds for which the mouse must be away before the card closes. */
const closesAfter = 120;
/** Width of the card in pixels. */
const cardWidth = 288;
/** Height of the card in pixels. The card is placed below its bar, or above if there is no room. */
const cardHeight = 190;

interface Shown {
  bar: Bar;
  left: number;
  top: number;
}

const placeOf = (box: DOMRect, x: number): Pick<Shown, 'left' | 'top'> => ({
  left: Math.max(8, Math.min(x - 24, window.innerWidth - cardWidth - 8)),
  top: box.bottom + cardHeight < window.innerHeight ? box.bottom + 4 : Math.max(8, box.top - cardHeight - 4),
});

const Facts = ({ bar, reservation }: { bar: Bar; reservation: PlanningReservationFieldsFragment | undefined }) => (
  <dl className={classes.facts}>
    <dt>{t('card.from')}</dt>
    <dd>{[timeText(bar.start), !bar.leg && reservation?.pickupPlace].filter(Boolean).join(', ')}</dd>
    <dt>{t('card.to')}</dt>
    <dd>{[timeText(promisedEndOf(bar)), !bar.leg && reservation?.returnPlace].filter(Boolean).join(', ')}</dd>
    {isPrepared(bar) && (
      <>
        <dt>{t('card.ready')}</dt>
        <dd>{timeText(occupiedBy(bar).end)}</dd>
      </>
    )}
    {reservation?.phone && (
      <>
        <dt>{t('card.phone')}</dt>
        <dd>
          <a href={telUrl(reservation.phone)} tabIndex={-1} className={classes.phone}>
            <Phone number={reservation.phone} exact />
          </a>
        </dd>
      </>
    )}
    {reservation && (
      <>
        <dt>{t('card.price')}</dt>
        <dd>{formatMoney(reservation.total ?? reservation.quotedTotal)}</dd>
      </>
    )}
  </dl>
);

interface CardProps extends Shown {
  reservation: PlanningReservationFieldsFragment | undefined;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

const Card = ({ bar, left, top, reservation, onPointerEnter, onPointerLeave }: CardProps) => (
  <div
    className={classes.card}
    data-state={bar.state}
    style={{ insetInlineStart: left, insetBlockStart: top, inlineSize: cardWidth }}
    onPointerEnter={onPointerEnter}
    onPointerLeave={onPointerLeave}
    aria-hidden
  >
    <p className={classes.state}>{bar.leg ? t('card.leg') : t(`legend.${bar.state}`)}</p>
    <p className={classes.label}>{bar.label}</p>
    {bar.number && <p className={classes.number}>{bar.number}</p>}
    {bar.alarm && (
      <p className={classes.alarm}>
        <IconAlertTriangle size={16} aria-hidden /> {alarmText(bar)}
      </p>
    )}
    <Facts bar={bar} reservation={reservation} />
  </div>
);

/**
 * Shows what a bar is about while a mouse rests on it. The same is in the bar's name for those who hear it, and opens by a click. One card
 * serves all bars, because a grid has hundreds of them.
 */
export const BarCard = ({ barOf, reservationOf, disabled, children }: BarCardProps) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef(0);

  const later = (effect: () => void, after: number): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(effect, after);
  };
  const close = (): void => {
    window.clearTimeout(timer.current);
    setShown(null);
  };
  const leave = (): void => later(close, closesAfter);
  const over = ({ target, pointerType, clientX }: PointerEvent): void => {
    const hovered = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null;
    const bar = hovered && barOf(hovered.dataset['bar'] ?? '');
    if (!hovered || !bar || pointerType !== 'mouse') leave();
    else later(() => setShown({ bar, ...placeOf(hovered.getBoundingClientRect(), clientX) }), opensAfter);
  };
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });

  return (
    <>
      <div
        className={classes.area}
        onPointerOver={over}
        onPointerLeave={leave}
        onPointerDown={close}
        onScrollCapture={close}
      >
        {children}
      </div>
      {shown && !disabled && (
        <Card
          {...shown}
          reservation={reservationOf(shown.bar.number)}
          onPointerEnter={() => window.clearTimeout(timer.current)}
          onPointerLeave={leave}
        />
      )}
    </>
  );
};
