import { Anchor, Button, NativeSelect, Skeleton, Text } from '@mantine/core';
import { IconBan, IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { attempt } from '../../platform/errors/errors';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { paths } from '../../platform/url/paths';
import { formatDate } from '../../platform/time/time';
import { FormDialog } from '../../kit/form/FormDialog';
import { useServerForm } from '../../kit/form/useServerForm';
import { LoadFailure } from '../../kit/state/Loaded';
import { notify } from '../../kit/notice/notify';
import { notifyOutcome } from '../../kit/notice/notifyOutcome';
import { Badge } from '../../kit/display/StatusBadge';
import { t as maintenanceT } from '../../domain/maintenance/texts';
import classes from '../../domain/inspection/Inspection.module.css';
import {
  useDamageRepairsQuery,
  useMarkDamageMutation,
  useRepairDamageMutation,
  useVehicleDamagesQuery,
  VehicleDamageFragmentDoc,
  type VehicleDamageFragment,
} from './VehicleDamages.generated';
import { t } from '../../domain/inspection/texts';

const lineOf = ({ kind, view, size }: Fields<VehicleDamageFragment>): string =>
  t('damage.line', {
    kind: t(`damage.kind.${kind}`),
    view: t(`damage.view.${view}`),
    size: t(`damage.size.${size}`).toLowerCase(),
  });

interface RepairDialogProps {
  damage: Fields<VehicleDamageFragment>;
  vehicleId: string;
  onClose: () => void;
}

/** Asks which work repaired a damage. */
const RepairDialog = ({ damage, vehicleId, onClose }: RepairDialogProps) => {
  const { data, loading } = useDamageRepairsQuery({
    variables: { vehicleId, from: damage.foundAt.slice(0, 10) },
    fetchPolicy: 'cache-and-network',
  });
  const [repair] = useRepairDamageMutation();
  const works = data?.maintenances.items ?? [];
  const form = useServerForm({
    initial: { values: { maintenanceId: '' }, version: 0 },
    validate: ({ maintenanceId }) => ({ maintenanceId: maintenanceId ? undefined : t('damage.repairMissing') }),
    save: ({ maintenanceId }) =>
      attempt(async () => {
        await repair({ variables: { input: { id: damage.id, maintenanceId } } });
        void notify({ message: t('damage.repairDone') });
      }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('damage.repairTitle')}
      form={form}
      submitLabel={t('damage.repair')}
      onClose={onClose}
      size="md"
    >
      <Text size="sm">{lineOf(damage)}</Text>
      {works.length === 0 && !loading && (
        <Text size="sm" c="dimmed">
          {t('damage.repairNone')}
        </Text>
      )}
      <NativeSelect
        label={t('damage.repairBy')}
        required
        {...form.field('maintenanceId')}
        data={[
          { value: '', label: t('damage.repairChoose'), disabled: true },
          ...works.map(({ id, nature, performedOn, description }) => ({
            value: id,
            label: [formatDate(performedOn), maintenanceT(`natures.${nature}`), description]
              .filter(Boolean)
              .join(' · '),
          })),
        ]}
      />
    </FormDialog>
  );
};

/** Marks that a damage immobilises its vehicle, or removes the mark. */
const MarkButton = ({ damage }: { damage: Fields<VehicleDamageFragment> }) => {
  const [mark, { loading }] = useMarkDamageMutation();
  const immobilising = !damage.immobilising;
  const save = (): void =>
    void notifyOutcome(() => mark({ variables: { input: { id: damage.id, immobilising } } }), {
      message: t(immobilising ? 'damage.immobilisingDone' : 'damage.mobileDone'),
    });
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconBan size={16} aria-hidden />}
      loading={loading}
      aria-label={t(immobilising ? 'damage.immobiliseOf' : 'damage.mobiliseOf', {
        kind: t(`damage.kind.${damage.kind}`),
        view: t(`damage.view.${damage.view}`),
      })}
      onClick={save}
    >
      {t(immobilising ? 'damage.immobilise' : 'damage.mobilise')}
    </Button>
  );
};

interface DamageProps {
  record: Holding<VehicleDamageFragment>;
  onRepair: (damage: Fields<VehicleDamageFragment>) => void;
}

const Damage = ({ record, onRepair }: DamageProps) => {
  const damage = useFields(VehicleDamageFragmentDoc, record);
  return (
    <li className={classes.damage}>
      <div className={classes.damageHead}>
        <Text fw={600}>{lineOf(damage)}</Text>
        {damage.immobilising && !damage.repairedOn && <Badge tone="danger">{t('damage.immobilising')}</Badge>}
        {damage.repairedOn ? (
          <Badge tone="success">{t('damage.repaired', { at: formatDate(damage.repairedOn) })}</Badge>
        ) : (
          <Badge tone="warning">{t('damage.open')}</Badge>
        )}
      </div>
      {damage.note && <Text size="sm">{damage.note}</Text>}
      <div className={classes.damageHead}>
        {damage.foundIn && (
          <Anchor component={Link} to={paths.rentalFileFor(damage.foundIn)} size="sm">
            {t('damage.foundIn', { at: formatDate(damage.foundAt), number: damage.foundIn })}
          </Anchor>
        )}
        {!damage.repairedOn && <MarkButton damage={damage} />}
        {!damage.repairedOn && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconTool size={16} aria-hidden />}
            aria-label={t('damage.repairOf', {
              kind: t(`damage.kind.${damage.kind}`),
              view: t(`damage.view.${damage.view}`),
            })}
            onClick={() => onRepair(damage)}
          >
            {t('damage.repair')}
          </Button>
        )}
      </div>
    </li>
  );
};

/** Shows the damage of a vehicle, open damage first, and lets staff record its repair (docs/rules/rental-life.md#damage). */
export const VehicleDamages = ({ vehicleId }: { vehicleId: string }) => {
  const { data, error, loading, refetch } = useVehicleDamagesQuery({
    variables: { id: vehicleId },
    fetchPolicy: 'cache-and-network',
  });
  const [repairing, setRepairing] = useState<Fields<VehicleDamageFragment> | null>(null);
  const damages = data?.vehicle?.damages;
  if (!damages) {
    if (error && !loading) return <LoadFailure title={t('damage.loadFailed')} error={error} refetch={refetch} />;
    return <Skeleton height={60} role="status" aria-label={t('common:loading')} />;
  }
  const shown = [...damages].sort((a, b) => Number(a.repairedOn !== null) - Number(b.repairedOn !== null));
  return (
    <>
      {shown.length === 0 && <Text c="dimmed">{t('damage.empty')}</Text>}
      <ul className={classes.damages} aria-label={t('damage.title')}>
        {shown.map((damage) => (
          <Damage key={damage.id} record={damage} onRepair={setRepairing} />
        ))}
      </ul>
      {repairing && <RepairDialog damage={repairing} vehicleId={vehicleId} onClose={() => setRepairing(null)} />}
    </>
  );
};
