import { Button, Group, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lackedMoney } from './lackedMoney';
import { formatKm, formatMoney, fullName } from '../../platform/format/format';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { paths } from '../../platform/url/paths';
import { formatDateTime } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import {
  RentalHistoryFragmentDoc,
  RentalProgressFragmentDoc,
  type RentalHistoryFragment,
  type RentalProgressFragment,
} from './RentalProgress.generated';
import { StageBadge } from './StageBadge';
import { StageForm } from './StageForms';
import classes from './StagePanel.module.css';
import { offeredSteps, type OfferedStep } from './stageSteps';
import { stepIcons } from './stepIcons';
import { t } from './texts';

type Leg = RentalHistoryFragment['legs'][number];

const reading = (label: string, km: number | null, fuel: number | null): string =>
  [label, km !== null && formatKm(km), fuel !== null && t('stages.eighths', { count: fuel })]
    .filter(Boolean)
    .join(' · ');

const LegRow = ({ leg }: { leg: Leg }) => {
  const { vehicle, startedAt, startKm, startFuel, endedAt, endKm, endFuel } = leg;
  return (
    <li className={classes.entry}>
      <Text size="sm">{t('stages.leg', { vehicle: vehicle.name, plate: vehicle.plateNumber ?? '' })}</Text>
      <Text size="xs" c="dimmed">
        {reading(t('stages.legStart', { at: formatDateTime(startedAt) }), startKm, startFuel)}
      </Text>
      <Text size="xs" c="dimmed">
        {endedAt ? reading(t('stages.legEnd', { at: formatDateTime(endedAt) }), endKm, endFuel) : t('stages.legOut')}
      </Text>
    </li>
  );
};

interface StagePanelProps {
  rental: Holding<RentalProgressFragment> & Holding<RentalHistoryFragment>;
  /** True if the page has another link to the inspections, so that none is shown here. */
  inspected: boolean;
}

/** The steps for which an inspection is recommended, with its kind. */
const inspections = { depart: 'DEPARTURE', return: 'RETURN' } as const;
const isInspected = (step: string): step is keyof typeof inspections => step in inspections;

/** Shows the stage of a rental, the possible next steps, and the past ones with time and author. */
export const StagePanel = ({ rental: record, inspected }: StagePanelProps) => {
  const rental = useFields(RentalProgressFragmentDoc, record);
  const { firstEndsAt, legs, stageEvents } = useFields(RentalHistoryFragmentDoc, record);
  const now = useAgencyNow();
  const [opened, setOpened] = useState<OfferedStep | null>(null);
  const { number, stage, late } = rental;
  const offers = offeredSteps(rental, now);
  const first = offers.map(({ step }) => step).find(isInspected);
  return (
    <>
      <StageBadge stage={stage} late={late} atRisk={rental.risk !== null} />
      <Group gap="xs" mt="sm">
        {first && !inspected && (
          <Button
            component={Link}
            to={paths.inspectionFor(number, { kind: inspections[first], legId: null })}
            leftSection={<IconCamera size={18} aria-hidden />}
          >
            {t(`stages.inspect.${first}`)}
          </Button>
        )}
        {offers.map((offered) => {
          const Sign = stepIcons[offered.step];
          return (
            <Button
              key={offered.step}
              variant="default"
              leftSection={<Sign size={18} aria-hidden />}
              onClick={() => setOpened(offered)}
            >
              {isInspected(offered.step) ? t(`stages.short.${offered.step}`) : t(`stages.step.${offered.step}`)}
            </Button>
          );
        })}
      </Group>
      <ul className={classes.list} aria-label={t('stages.history')}>
        {stageEvents.map(({ id, stage: to, at, reason, kept, employee, ...money }) => (
          <li key={id} className={classes.entry}>
            <Text size="sm">
              <b>{t(`stages.name.${to}`)}</b> · {formatDateTime(at)}
            </Text>
            <Text size="xs" c="dimmed">
              {employee ? t('stages.by', { name: fullName(employee) }) : t('stages.automatic')}
              {kept !== null && ` · ${t('stages.keptOf', { amount: formatMoney(kept) })}`}
            </Text>
            {[reason, lackedMoney(money)].filter(Boolean).map((why) => (
              <Text key={why} size="xs" className={classes.reason ?? ''}>
                {why}
              </Text>
            ))}
          </li>
        ))}
      </ul>
      {legs.length > 0 && (
        <ul className={classes.list} aria-label={t('stages.legs')}>
          {legs.map((leg) => (
            <LegRow key={leg.id} leg={leg} />
          ))}
        </ul>
      )}
      {firstEndsAt && (
        <Text size="xs" c="dimmed" mt="xs">
          {t('stages.firstEnd', { at: formatDateTime(firstEndsAt) })}
        </Text>
      )}
      {opened && <StageForm rental={rental} offered={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
