import { Skeleton, Text } from '@mantine/core';
import { IconPolygon } from '@tabler/icons-react';
import { useState } from 'react';
import { useFocusOnNew } from '../../platform/effect/useFocusOnNew';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { AddButton } from '../../kit/list/AddButton';
import type { Column } from '../../kit/list/columns';
import { editAction, removeAction } from '../../kit/list/recordActions';
import { RecordList } from '../../kit/list/RecordList';
import { RemoveDialog } from '../../kit/list/RemoveDialog';
import { RowActions } from '../../kit/list/RowActions';
import { textParam } from '../../kit/list/listParams';
import { useListParams } from '../../kit/list/useListParams';
import { AreaLayer } from '../../kit/map/AreaLayer';
import { areasOf } from '../../kit/map/areasOf';
import { MapFrame } from '../../kit/map/MapFrame';
import layout from '../../kit/map/MapPage.module.css';
import { streetTiles } from '../../kit/map/useTiles';
import type { MapView } from '../../kit/map/view';
import { useDeleteZoneMutation, useZonesQuery, type ZoneCardFragment } from './ZoneBoard.generated';
import classes from './ZoneBoard.module.css';
import { ZoneEditor } from './ZoneEditor';
import { t } from './texts';

/** `?zone=` in the address: the edited zone, or a new one. */
const params = { zone: textParam('zone') };
const newZone = 'nouvelle';

const columns: readonly Column<ZoneCardFragment>[] = [
  {
    key: 'name',
    label: t('editor.name'),
    card: 'head',
    cell: ({ name, active, color }) => (
      <span className={classes.name}>
        <span
          className={classes.swatch}
          style={{ background: active ? color : 'transparent', borderColor: color }}
          aria-hidden
        />
        {name}
      </span>
    ),
  },
  { key: 'state', label: t('state'), cell: ({ active }) => t(active ? 'active' : 'inactive'), card: 'aside' },
  {
    key: 'categories',
    label: t('editor.categories'),
    cell: ({ categories }) =>
      categories.map((category) => t(`common:category.${category}`)).join(', ') || t('allVehicles'),
  },
  {
    key: 'corners',
    label: t('vertices'),
    cell: ({ vertices }) => t('corners', { count: vertices.length }),
    noWrap: true,
  },
];

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
  const isAdmin = useIsAdmin();
  const { data, loading, error, refetch } = useZonesQuery({
    fetchPolicy: 'cache-and-network',
  });
  const [removed, setRemoved] = useState<ZoneCardFragment | null>(null);
  const [remove] = useDeleteZoneMutation({ refetchQueries: ['Zones'], awaitRefetchQueries: true });
  const zones = data?.zones.items;
  const edited = zones?.find(({ id }) => id === state.zone);

  const isEditing = zones !== undefined && isAdmin && (edited !== undefined || state.zone === newZone);
  useFocusOnNew(isEditing ? state.zone : '');
  if (isEditing)
    return (
      <ZoneEditor
        key={state.zone}
        zone={edited ?? null}
        others={zones.filter((zone) => zone !== edited)}
        onReload={async () => (await refetch()).data?.zones.items.find(({ id }) => id === state.zone)}
        onDone={() => update({ zone: '' })}
      />
    );

  return (
    <section className={layout.root}>
      {zones && state.zone !== '' && !edited && state.zone !== newZone && <Text role="status">{t('gone')}</Text>}
      <RecordList
        name="zones"
        list={{
          state,
          update,
          hrefFor,
          variables: {},
          page: data && { ...data.zones, page: 1, pageCount: 1 },
          loading,
          stale: false,
          error,
          retry: () => void refetch().catch(() => undefined),
        }}
        title={t('title')}
        lead={t('lead')}
        columns={columns}
        nameOf={({ name }) => name}
        minWidth={620}
        plain
        above={
          zones ? (
            zones.length > 0 && <Overview zones={zones} label={t('map')} />
          ) : (
            <Skeleton className={layout.map ?? ''} />
          )
        }
        actions={
          isAdmin
            ? ({ id, name }) => (
                <RowActions
                  of={t('of', { name })}
                  actions={[
                    editAction(t('edit'), () => update({ zone: id })),
                    removeAction(t('remove'), () => setRemoved(zones?.find((zone) => zone.id === id) ?? null)),
                  ]}
                />
              )
            : undefined
        }
        add={isAdmin && <AddButton label={t('add')} onClick={() => update({ zone: newZone })} />}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: IconPolygon,
          title: t('emptyTitle'),
          message: t(isAdmin ? 'emptyText' : 'emptyReader'),
        }}
      />
      {removed && (
        <RemoveDialog
          message={t('removeQuestion', { name: removed.name })}
          remove={() => remove({ variables: { input: { id: removed.id } } })}
          done={{ message: t('removed') }}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
};
