import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconArrowsMove, IconCalendarPlus, IconExternalLink, IconLogin2, IconLogout2 } from '@tabler/icons-react';
import { Fragment, type CSSProperties } from 'react';
import type { Bar } from './bars';
import { freedomOf } from './gesture';
import classes from './PlanningGrid.module.css';
import { dayText } from './sentences';
import { t } from './texts';

interface CellMenuProps {
  vehicleName: string;
  /** First minute of the day, as wall minutes. */
  day: number;
  bars: readonly Bar[];
  now: number;
  /** The position of the cell in the window. */
  style: CSSProperties;
  onOpen: (bar: Bar) => void;
  onMove: (bar: Bar) => void;
  onResize: (bar: Bar, edge: 'start' | 'end') => void;
  onCreate: () => void;
  onClose: () => void;
}

const outside = ['mousedown', 'touchstart'];

/** Offers the actions on a cell's content as a menu, for use by keyboard and without dragging. */
export const CellMenu = ({
  vehicleName,
  day,
  bars,
  now,
  style,
  onOpen,
  onMove,
  onResize,
  onCreate,
  onClose,
}: CellMenuProps) => (
  <Menu
    opened
    onChange={(opened) => {
      if (!opened) onClose();
    }}
    // Without keydown, which is a default: the key that opened the menu would close it at once.
    clickOutsideEvents={outside}
    returnFocus={false}
    position="bottom-start"
    shadow="md"
  >
    <Menu.Target>
      <span className={classes.menuTarget} style={style} />
    </Menu.Target>
    <Menu.Dropdown data-still aria-label={t('menu.title', { vehicle: vehicleName, day: dayText(day) })}>
      {bars.map((bar) => {
        const { label, number } = bar;
        const freedom = freedomOf(bar, now);
        if (bar.state === 'OUT_OF_SERVICE') return <Menu.Label key={bar.key}>{t('gesture.lockedBlock')}</Menu.Label>;
        return (
          <Fragment key={bar.key}>
            <Menu.Item leftSection={<IconExternalLink size={16} aria-hidden />} onClick={() => onOpen(bar)}>
              {t('menu.open', { number, label })}
            </Menu.Item>
            {freedom.move && (
              <Menu.Item leftSection={<IconArrowsMove size={16} aria-hidden />} onClick={() => onMove(bar)}>
                {t('menu.move', { label })}
              </Menu.Item>
            )}
            {freedom.start && (
              <Menu.Item leftSection={<IconLogout2 size={16} aria-hidden />} onClick={() => onResize(bar, 'start')}>
                {t('menu.start', { label })}
              </Menu.Item>
            )}
            {freedom.end && (
              <Menu.Item leftSection={<IconLogin2 size={16} aria-hidden />} onClick={() => onResize(bar, 'end')}>
                {t('menu.end', { label })}
              </Menu.Item>
            )}
          </Fragment>
        );
      })}
      <Menu.Divider />
      <Menu.Item leftSection={<IconCalendarPlus size={16} aria-hidden />} onClick={onCreate}>
        {t('menu.create')}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
