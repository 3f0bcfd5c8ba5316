import { Button, Text, Title } from '@mantine/core';
import { IconPencil, IconPlus, IconPolygon, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { attempt, readProblem } from '../../lib/errors';
import { useMeQuery } from '../../lib/guards.generated';
import { t } from '../../lib/i18n/zone';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { AskDialog } from '../../kit/form/AskDialog';
import { ListSkeleton } from '../../kit/list/ListSkeleton';
import { textParam } from '../../ui/list/listParams';
import { useListParams } from '../../ui/list/useListParams';
import { AreaLayer } from '../../ui/map/AreaLayer';
import { areasOf } from '../../ui/map/areasOf';
import { MapFrame } from '../../ui/map/MapFrame';
import layout from '../../ui/map/MapPage.module.css';
import { streetTiles } from '../../ui/map/useTiles';
import type { MapView } from '../../ui/map/view';
import { notify } from '../../ui/notify';
import { useDeleteZoneMutation, useZonesQuery, type ZoneCardFragment } from './ZoneBoard.generated';
import classes from './ZoneBoard.module.css';
import { ZoneEditor } from './ZoneEditor';

/** `?zone=` in the address: the edited zone, or a new one. */
const params = { zone: textParam('zone') };
const newZone = 'nouvelle';

const RemoveDialog = ({ zone, onClose }: { zone: ZoneCardFragment; onClose: () => void }) => {
  const [remove] = useDeleteZoneMutation({ refetchQueries: ['Zones'], awaitRefetchQueries: true });
  return (
    <AskDialog
      message={t('removeQuestion', { name: zone.name })}
      onConfirm={() =>
        attempt(async () => {
          await remove({ variables: { input: { id: zone.id } } });
          void notify({ message: t('removed') });
        })
      }
      onClose={onClose}
    />
  );
};

interface CardProps {
  zone: ZoneCardFragment;
  /** Address of its editor; left out without the permission. */
  editHref: string | undefined;
  onRemove: () => void;
}

const Card = ({ zone, editHref, onRemove }: CardProps) => (
  <li className={classes.card}>
    <span
      className={classes.swatch}
      style={{ background: zone.active ? zone.color : 'transparent', borderColor: zone.color }}
    />
    <div>
      <b>{zone.name}</b>
      <Text size="sm" c="dimmed">
        {[
          t(zone.active ? 'active' : 'inactive'),
          zone.categories.map((category) => t(`common:category.${category}`)).join(', ') || t('allVehicles'),
          t('corners', { count: zone.vertices.length }),
        ].join(' · ')}
      </Text>
    </div>
    {editHref && (
      <div className={classes.actions}>
        <Button
          component={Link}
          to={editHref}
          variant="default"
          size="compact-md"
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-label={t('editOf', { name: zone.name })}
        >
          {t('edit')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="compact-md"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={t('removeOf', { name: zone.name })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </div>
    )}
  </li>
);

const Overview = ({ zones, label }: { zones: readonly ZoneCardFragment[]; label: string }) => {
  const [view, setView] = useState<MapView | null>(null);
  const areas = areasOf(zones);
  return (
    <MapFrame
      label={label}
      layer={streetTiles}
      view={view}
      onView={setView}
      points={areas.flatMap(({ vertices }) => vertices)}
      className={layout.map}
    >
      <AreaLayer areas={areas} />
    </MapFrame>
  );
};

/** Shows /zones, the areas where vehicles may go; all staff see them, an Admin draws them. */
export const ZoneBoard = () => {
  const { state, update, hrefFor } = useListParams(params);
  const { data: meData } = useMeQuery({ fetchPolicy: 'cache-first' });
  const isAdmin = meData?.me?.employee?.role === 'ADMIN';
  const { data, loading, error, refetch } = useZonesQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [removed, setRemoved] = useState<ZoneCardFragment | null>(null);
  const zones = data?.zones.items;
  const edited = zones?.find(({ id }) => id === state.zone);

  if (zones && isAdmin && (edited || state.zone === newZone))
    return (
      <ZoneEditor
        key={state.zone}
        zone={edited ?? null}
        others={zones.filter((zone) => zone !== edited)}
        onReload={async () => (await refetch()).data?.zones.items.find(({ id }) => id === state.zone)}
        onDone={() => update({ zone: '' })}
      />
    );

  const addButton = isAdmin && (
    <Button component={Link} to={hrefFor({ zone: newZone })} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('add')}
    </Button>
  );
  return (
    <section className={layout.root}>
      <header className={layout.head}>
        <div>
          <Title order={1} size={26}>
            {t('title')}
          </Title>
          <Text c="dimmed">{t('lead')}</Text>
        </div>
        {zones && zones.length > 0 && addButton}
      </header>
      {!zones && loading && <ListSkeleton compact />}
      {!zones && !loading && error && (
        <ErrorState
          title={t('loadFailed')}
          message={readProblem(error).message}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {zones && state.zone !== '' && !edited && state.zone !== newZone && <Text role="status">{t('gone')}</Text>}
      {zones?.length === 0 && (
        <EmptyState
          icon={<IconPolygon size={40} stroke={1.5} aria-hidden />}
          title={t('emptyTitle')}
          message={t(isAdmin ? 'emptyText' : 'emptyReader')}
          action={addButton}
        />
      )}
      {zones && zones.length > 0 && (
        <div className={layout.columns}>
          <Overview zones={zones} label={t('map')} />
          <ul className={classes.list} aria-label={t('title')}>
            {zones.map((zone) => (
              <Card
                key={zone.id}
                zone={zone}
                editHref={isAdmin ? hrefFor({ zone: zone.id }) : undefined}
                onRemove={() => setRemoved(zone)}
              />
            ))}
          </ul>
        </div>
      )}
      {removed && <RemoveDialog zone={removed} onClose={() => setRemoved(null)} />}
    </section>
  );
};
