import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Ltr } from '../../kit/display/Ltr';
import { inLine } from '../../platform/i18n/ltr';
import { formatMoney } from '../../platform/format/format';
import { formatTime } from '../../platform/time/time';
import { departedMark, returnedMark } from '../../domain/rental/stageMarks';
import { VehicleThumb } from '../../domain/vehicle/VehicleThumb';
import plain from '../../kit/display/PlainList.module.css';
import { wallOf } from '../../kit/timeline/wallMinutes';
import { vehicleCategories } from '../../domain/vehicle/categories';
import { agendaOf } from './agenda';
import { promisedEndOf, type Bar } from './bars';
import classes from './DayAgenda.module.css';
import { timesFor } from './gesture';
import type { PlanningReservationFieldsFragment, PlanningVehicleFieldsFragment } from './Planning.generated';
import { alarmText, timeText } from './sentences';
import { t } from './texts';

interface DayAgendaProps {
  vehicles: readonly PlanningVehicleFieldsFragment[];
  bars: ReadonlyMap<string, readonly Bar[]>;
  reservationOf: (number: string) => PlanningReservationFieldsFragment | undefined;
  /** First minute of the day. */
  day: number;
  now: number;
  ready: boolean;
  onOpen: (number: string) => void;
  onReserve: (start: { vehicleId: string; startsAt: string; endsAt: string }) => void;
}

interface SectionProps {
  title: string;
  count: number;
  /** Shown for an empty list; without it the section is left out. */
  none?: string;
  children: ReactNode;
}

const Section = ({ title, count, none, children }: SectionProps) =>
  count === 0 && !none ? null : (
    <section className={classes.section}>
      <h2>
        {title} <span>{count}</span>
      </h2>
      {count === 0 ? (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      ) : (
        <ul className={plain.list}>{children}</ul>
      )}
    </section>
  );

/** Shows an agency's day on a phone: departures, returns, vehicles that are out, and free vehicles. */
export const DayAgenda = ({ vehicles, bars, reservationOf, day, now, ready, onOpen, onReserve }: DayAgendaProps) => {
  const agenda = agendaOf(vehicles, bars, day, now);
  const vehicleOf = (id: string): PlanningVehicleFieldsFragment | undefined =>
    vehicles.find((vehicle) => vehicle.id === id);

  const line = (bar: Bar, at: string, place: string | undefined, done: string | false = false): ReactNode => {
    const vehicle = vehicleOf(bar.vehicleId);
    const content = (
      <>
        <b className={classes.at}>{at}</b>
        <span className={classes.text}>
          <b>{bar.label}</b>
          <span>{inLine([vehicle?.name, vehicle?.plateNumber])}</span>
          {place && (
            <span>
              {place}
              {done && <b> · {done}</b>}
            </span>
          )}
          {bar.alarm && (
            <span className={classes.alarm}>
              <IconAlertTriangle size={16} aria-hidden /> {alarmText(bar)}
            </span>
          )}
        </span>
      </>
    );
    return (
      <li key={bar.key}>
        {bar.number ? (
          <button type="button" className={classes.item} data-state={bar.state} onClick={() => onOpen(bar.number)}>
            <VisuallyHidden>{t('agenda.openOne', { number: bar.number })} : </VisuallyHidden>
            {content}
            <IconChevronRight size={18} aria-hidden />
          </button>
        ) : (
          <div className={classes.item} data-state={bar.state}>
            {content}
          </div>
        )}
      </li>
    );
  };
  // A vehicle that was swapped for another is back, although its rental goes on.
  const stageOf = (bar: Bar) => (bar.leg ? 'RETURNED' : bar.stage);
  const until = (bar: Bar): string => t('agenda.until', { to: timeText(promisedEndOf(bar)) });

  return (
    <div className={classes.root} aria-busy={!ready}>
      <Section title={t('agenda.departures')} count={agenda.departures.length} none={t('agenda.departuresNone')}>
        {agenda.departures.map((bar) =>
          line(bar, formatTime(wallOf(bar.start)), reservationOf(bar.number)?.pickupPlace, departedMark(stageOf(bar))),
        )}
      </Section>
      <Section title={t('agenda.returns')} count={agenda.returns.length} none={t('agenda.returnsNone')}>
        {agenda.returns.map((bar) =>
          line(
            bar,
            formatTime(wallOf(promisedEndOf(bar))),
            reservationOf(bar.number)?.returnPlace,
            returnedMark(stageOf(bar)),
          ),
        )}
      </Section>
      <Section title={t('agenda.requests')} count={agenda.requests.length}>
        {agenda.requests.map((bar) => line(bar, formatTime(wallOf(bar.start)), until(bar)))}
      </Section>
      <Section title={t('agenda.running')} count={agenda.running.length}>
        {agenda.running.map((bar) => line(bar, '', until(bar)))}
      </Section>
      <Section title={t('agenda.service')} count={agenda.outOfService.length}>
        {agenda.outOfService.map((bar) => line(bar, '', until(bar)))}
      </Section>
      <Section title={t('agenda.free')} count={agenda.free.length} none={t('agenda.freeNone')}>
        {vehicleCategories.flatMap((category) => {
          const members = agenda.free.filter(({ vehicle }) => vehicle.category === category);
          return [
            members.length > 0 && (
              <li key={category} className={classes.category}>
                {t(`common:category.${category}`)} <span>{members.length}</span>
              </li>
            ),
            ...members.map(({ vehicle, from }) => (
              <li key={vehicle.id} className={classes.item}>
                <VehicleThumb vehicle={vehicle} />
                <span className={classes.text}>
                  <b>{vehicle.name}</b>
                  <span>
                    <Ltr>{vehicle.plateNumber}</Ltr>
                  </span>
                  <span>
                    {from > day + 10 * 60
                      ? t('agenda.freeFrom', { time: formatTime(wallOf(from)) })
                      : t('agenda.perDay', { price: formatMoney(vehicle.dailyPrice) })}
                  </span>
                </span>
                <Button
                  size="compact-md"
                  variant="light"
                  disabled={!ready}
                  aria-label={t('agenda.reserveOne', { vehicle: vehicle.name, plate: vehicle.plateNumber })}
                  onClick={() => {
                    const { start, end } = timesFor(day, day, bars.get(vehicle.id) ?? [], now);
                    onReserve({ vehicleId: vehicle.id, startsAt: wallOf(start), endsAt: wallOf(end) });
                  }}
                >
                  {t('agenda.reserve')}
                </Button>
              </li>
            )),
          ];
        })}
      </Section>
    </div>
  );
};
