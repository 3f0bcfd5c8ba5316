import { IconAlertTriangle } from '@tabler/icons-react';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { formatMoney, formatPhone } from '../../lib/format';
import { t } from '../../lib/i18n/planning';
import { isPrepared, heldBy, type Bar } from './bars';
import classes from './BarCard.module.css';
import type { PlanningReservationFieldsFragment } from './Planning.generated';
import { alarmText, timeText } from './sentences';

interface BarCardProps {
  /** What holds the bars, each with `data-bar`. */
  area: RefObject<HTMLElement | null>;
  barOf: (key: string) => Bar | undefined;
  reservationOf: (number: string) => PlanningReservationFieldsFragment | undefined;
  /** Something is in someone's hand, or a menu is open: nothing else may cover the grid. */
  disabled: boolean;
}

/** Milliseconds that a mouse rests on a bar before the card opens, and may be away before it closes. */
const opensAfter = 350;
const closesAfter = 120;
/** Pixels of the card, for which room is sought below the bar, then above. */
const cardWidth = 288;
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
    <dd>{[timeText(bar.end), !bar.leg && reservation?.returnPlace].filter(Boolean).join(', ')}</dd>
    {isPrepared(bar) && (
      <>
        <dt>{t('card.ready')}</dt>
        <dd>{timeText(heldBy(bar).end)}</dd>
      </>
    )}
    {reservation?.phone && (
      <>
        <dt>{t('card.phone')}</dt>
        <dd>
          <a href={`tel:${reservation.phone}`} tabIndex={-1} className={classes.phone}>
            {formatPhone(reservation.phone)}
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

/**
 * Shows what a bar is about while a mouse rests on it. The same is in the bar's name for those who hear it, and opens by a click. One card
 * serves all bars, because a grid has hundreds of them.
 */
export const BarCard = ({ area, barOf, reservationOf, disabled }: BarCardProps) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef(0);
  const find = useEffectEvent(barOf);

  const later = (act: () => void, after: number): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, after);
  };
  const close = (): void => {
    window.clearTimeout(timer.current);
    setShown(null);
  };

  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const over = ({ target, pointerType, clientX }: PointerEvent): void => {
      const hovered = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null;
      const bar = hovered && find(hovered.dataset['bar'] ?? '');
      window.clearTimeout(timer.current);
      if (!hovered || !bar || pointerType !== 'mouse') {
        timer.current = window.setTimeout(() => setShown(null), closesAfter);
        return;
      }
      timer.current = window.setTimeout(
        () => setShown({ bar, ...placeOf(hovered.getBoundingClientRect(), clientX) }),
        opensAfter,
      );
    };
    const hide = (): void => {
      window.clearTimeout(timer.current);
      setShown(null);
    };
    const leave = (): void => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setShown(null), closesAfter);
    };
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', hide);
    element.addEventListener('scroll', hide, { capture: true });
    return () => {
      window.clearTimeout(timer.current);
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', hide);
      element.removeEventListener('scroll', hide, { capture: true });
    };
  }, [area]);
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });

  if (!shown || disabled) return null;
  const { bar, left, top } = shown;
  return (
    <div
      className={classes.card}
      data-state={bar.state}
      style={{ insetInlineStart: left, insetBlockStart: top, inlineSize: cardWidth }}
      onPointerEnter={() => window.clearTimeout(timer.current)}
      onPointerLeave={() => later(close, closesAfter)}
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
      <Facts bar={bar} reservation={reservationOf(bar.number)} />
    </div>
  );
};
