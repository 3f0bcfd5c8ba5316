import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconCamera, IconFileText, IconMail } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatKm, fullName } from '../../platform/format/format';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { paths } from '../../platform/url/paths';
import { formatDateTime } from '../../platform/time/time';
import { useExport } from '../../platform/device/useExport';
import { openDocument } from '../../kit/notice/documents';
import { notifyOutcome } from '../../kit/notice/notifyOutcome';
import { ShareLink } from '../../kit/display/ShareLink';
import {
  InspectionPanelFragmentDoc,
  InspectionReportDocument,
  useMailInspectionReportMutation,
  type InspectionPanelFragment,
  type InspectionSummaryFragment,
} from '../../domain/inspection/Inspection.generated';
import classes from '../../domain/inspection/Inspection.module.css';
import { isAwaitedBy, swappedEnds } from '../../domain/inspection/inspectedEnd';
import { t } from '../../domain/inspection/texts';

const titleOf = ({ kind, status, at }: Fields<InspectionSummaryFragment>): string => {
  const named = { kind: t(`kind.${kind}`), at: formatDateTime(at) };
  if (status === 'DRAFT') return t('panel.draft', named);
  return t(status === 'VOID' ? 'panel.void' : 'panel.made', named);
};

interface RowProps {
  number: string;
  inspection: Fields<InspectionSummaryFragment>;
  /** The vehicle's name if the rental has had several; undefined otherwise. */
  vehicle: string | undefined;
  /** The id of the leg if a swap began or ended it; null otherwise. */
  swapped: string | null;
}

const Row = ({ number, inspection, vehicle, swapped }: RowProps) => {
  const { kind, status, km, fuel, foundDamages, photosMissing, refusalReason, employee, warnings } = inspection;
  const completed = status === 'COMPLETED';
  return (
    <li>
      <Text size="sm" fw={500}>
        {titleOf(inspection)}
      </Text>
      <Text size="xs" c="dimmed">
        {[
          vehicle,
          km !== null && fuel !== null && t('panel.facts', { km: formatKm(km), fuel: String(fuel) }),
          foundDamages.length > 0 && t('panel.damages', { count: foundDamages.length }),
          employee && t('panel.by', { name: fullName(employee) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {completed && photosMissing > 0 && (
        <Text size="xs">
          {t('panel.missing', { count: photosMissing })}{' '}
          <Anchor component={Link} to={paths.inspectionFor(number, { kind, legId: swapped })} size="xs">
            {t('panel.send')}
          </Anchor>
        </Text>
      )}
      {refusalReason && <Text size="xs">{t('panel.refused', { reason: refusalReason })}</Text>}
      {warnings.map(({ code, message }) => (
        <Text key={`${code} ${message}`} size="xs" c="dimmed">
          {message}
        </Text>
      ))}
    </li>
  );
};

/** Shows the inspections of a rental, the report for the customer, and the way to the next inspection. */
export const InspectionPanel = ({ rental: record }: { rental: Holding<InspectionPanelFragment> }) => {
  const rental = useFields(InspectionPanelFragmentDoc, record);
  const { number, stage, legs, inspections, inspectionReportUrl: url, driver, mailAddress } = rental;
  const load = useExport(InspectionReportDocument, ({ inspectionReport }) => inspectionReport);
  const [mail, { loading }] = useMailInspectionReportMutation();
  const next = stage === 'PLANNED' ? 'DEPARTURE' : stage === 'OUT' ? 'RETURN' : null;
  const begun = inspections.some(({ kind, status, legId }) => kind === next && legId === null && status === 'DRAFT');
  const swaps = swappedEnds(legs);
  // An inspection made after the rental is closed would no longer be evidence.
  const left = stage === 'OUT' || stage === 'RETURNED' ? swaps.filter((end) => isAwaitedBy(rental, end)) : [];
  const send = (): void =>
    void notifyOutcome(
      () => mail({ variables: { input: { number } } }),
      { message: t('panel.mailed') },
      t('panel.failed'),
    );

  return (
    <>
      {inspections.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('panel.none')}
        </Text>
      )}
      <ul className={classes.damages} aria-label={t('panel.title')}>
        {inspections.map((inspection) => (
          <Row
            key={inspection.id}
            number={number}
            inspection={inspection}
            vehicle={legs.length > 1 ? legs.find(({ id }) => id === inspection.legId)?.vehicle.name : undefined}
            swapped={
              swaps.find(({ kind, legId }) => kind === inspection.kind && legId === inspection.legId)?.legId ?? null
            }
          />
        ))}
      </ul>
      {left.length > 0 && (
        <section aria-label={t('panel.swaps')} className={classes.swaps}>
          <Text size="sm" fw={600}>
            {t('panel.swaps')}
          </Text>
          <Text size="xs" c="dimmed">
            {t('panel.swapHint')}
          </Text>
          <Group gap="xs" mt="xs">
            {left.map(({ kind, legId, leg }) => (
              <Button
                key={`${kind} ${legId}`}
                component={Link}
                to={paths.inspectionFor(number, { kind, legId })}
                variant="light"
                leftSection={<IconCamera size={18} aria-hidden />}
              >
                {t(`panel.swap.${kind}`, { vehicle: leg.vehicle.name })}
              </Button>
            ))}
          </Group>
        </section>
      )}
      <Group gap="xs" mt="sm">
        {next && (
          <Button
            component={Link}
            to={paths.inspectionFor(number, { kind: next, legId: null })}
            variant="light"
            leftSection={<IconCamera size={18} aria-hidden />}
          >
            {t(`panel.${begun ? 'resume' : 'start'}.${next}`)}
          </Button>
        )}
        {url && (
          <>
            <Button
              variant="light"
              leftSection={<IconFileText size={16} aria-hidden />}
              onClick={() => void openDocument(() => load({ number }), t('panel.failed'))}
            >
              {t('panel.open')}
            </Button>
            <ShareLink
              url={url}
              message={t('panel.message', { name: fullName(driver), number, url })}
              to={driver}
              labels={{ copy: t('panel.copy'), copied: t('panel.copied'), whatsapp: t('panel.whatsapp') }}
            />
            {mailAddress && (
              <Button
                variant="default"
                loading={loading}
                leftSection={<IconMail size={16} aria-hidden />}
                onClick={send}
              >
                {t('panel.mail')}
              </Button>
            )}
          </>
        )}
      </Group>
    </>
  );
};
