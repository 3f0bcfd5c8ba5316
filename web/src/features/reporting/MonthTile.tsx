import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FigureTile } from '../../kit/display/FigureTile';
import { Sparkline } from '../../kit/chart/Sparkline';
import { changeOf, nameOfMonth } from './change';
import classes from './MonthBoard.module.css';
import { t } from './texts';

interface MonthTileProps {
  label: string;
  value: ReactNode;
  icon: ReactNode;
  /** The figure of the last months, oldest first, including this one; left out for callers who may see this month only. */
  months?: readonly { from: string; value: number }[] | undefined;
}

const Change = ({ now, before, month }: { now: number; before: number; month: string }) => {
  const change = changeOf(now, before);
  const Arrow = !change ? IconMinus : change > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={classes.change} data-way={change ? (change > 0 ? 'up' : 'down') : 'level'}>
      <Arrow size={16} aria-hidden />
      {change === null
        ? t('month.noChange', { month })
        : t('month.change', { change: `${change > 0 ? '+' : ''}${change}`, month })}
    </span>
  );
};

/** Shows a figure of the month, its change from the month before, and a line of the last months. */
export const MonthTile = ({ label, value, icon, months }: MonthTileProps) => {
  const [before, now] = months?.slice(-2) ?? [];
  return (
    <FigureTile label={label} value={value} icon={icon}>
      {months && before && now && (
        <span className={classes.trend}>
          <Change now={now.value} before={before.value} month={nameOfMonth(before.from)} />
          <Sparkline values={months.map((month) => month.value)} />
        </span>
      )}
    </FigureTile>
  );
};
