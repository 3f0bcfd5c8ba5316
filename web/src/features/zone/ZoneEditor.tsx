import { Button, Checkbox, Group, Radio, Text, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconArrowLeft, IconPolygon, IconRefresh, IconZoomScan } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { VehicleCategory } from '../../platform/graphql/types.generated';
import { paths } from '../../platform/url/paths';
import { createZoneLimits } from '../../platform/graphql/limits.generated';
import { FormMessage } from '../../kit/form/FormMessage';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import { SubmitBar } from '../../kit/form/SubmitBar';
import { useRecordForm } from '../../kit/form/useRecordForm';
import { AreaLayer } from '../../kit/map/AreaLayer';
import { areasOf } from '../../kit/map/areasOf';
import { MapFrame } from '../../kit/map/MapFrame';
import layout from '../../kit/map/MapPage.module.css';
import { streetTiles } from '../../kit/map/useTiles';
import type { MapView } from '../../kit/map/view';
import { PageHeader } from '../../kit/display/PageHeader';
import { vehicleCategories } from '../../domain/vehicle/categories';
import { CategoryBoxes } from '../../domain/vehicle/CategoryBoxes';
import { OutlineLayer } from './OutlineLayer';
import { useOutline } from './useOutline';
import { VertexList } from './VertexList';
import { useCreateZoneMutation, useUpdateZoneMutation, type ZoneCardFragment } from './ZoneBoard.generated';
import classes from './ZoneEditor.module.css';
import { t } from './texts';
import { colors, defaultColor } from './zoneChoices';
import { closedUp, fewestVertices, problemOf, type Outline } from './zoneOutline';

interface ZoneEditorProps {
  /** The zone to edit; null draws one. */
  zone: ZoneCardFragment | null;
  /** The other zones, shown for orientation. */
  others: readonly ZoneCardFragment[];
  /** Loads the stored zone again. */
  onReload: () => Promise<ZoneCardFragment | undefined>;
  /** Called after saving or leaving. */
  onDone: () => void;
}

interface Draft {
  name: string;
  color: string;
  active: boolean;
  categories: readonly VehicleCategory[];
  outline: Outline;
}

const draftOf = (zone: ZoneCardFragment | null): Draft => ({
  name: zone?.name ?? '',
  color: zone?.color ?? defaultColor,
  active: zone?.active ?? true,
  categories: zone?.categories ?? [],
  outline: {
    vertices: zone?.vertices.map(({ latitude, longitude }) => ({ latitude, longitude })) ?? [],
    closed: zone !== null,
  },
});

/** Draws a zone or changes one, on the map or by its coordinates. */
export const ZoneEditor = ({ zone, others, onReload, onDone }: ZoneEditorProps) => {
  const [create] = useCreateZoneMutation({ refetchQueries: ['Zones'] });
  const [update] = useUpdateZoneMutation();
  const initial = draftOf(zone).outline;
  const drawing = useOutline(initial);
  const form = useRecordForm({
    record: zone,
    draftOf,
    toInput: ({ outline, categories: chosen, ...values }: Draft) => ({
      ...values,
      categories: vehicleCategories.filter((each) => chosen.includes(each)),
      vertices: [...outline.vertices],
    }),
    create,
    update,
    validate: ({ outline }) => {
      const problem = problemOf(outline);
      return problem ? { outline: t(`editor.problems.${problem}`) } : {};
    },
    // The server's errors about corners are shown at the drawing.
    fieldOf: { vertices: 'outline' },
    onReload: async () => {
      const stored = await onReload();
      if (stored) drawing.restart(draftOf(stored).outline);
      return stored;
    },
    saved: { message: t(zone ? 'editor.edited' : 'editor.added') },
    onClose: onDone,
  });
  // The map fits the zone until it is moved by hand; drawing does not move the map under the pointer.
  const [view, setView] = useState<MapView | null>(null);
  const [fitted, setFitted] = useState(initial.vertices);
  const { dialog } = useLeaveGuard(form.unsent);

  const { outline } = form.values;
  const show = (next: Outline): void => form.setFieldValue('outline', next);
  const change = (next: Outline): void => {
    drawing.change(next);
    show(next);
  };
  const problem = form.errorAt('outline') ?? (outline.closed && problemOf(outline) && t('editor.problems.crossing'));
  const listed = colors.some(({ value }) => value === form.values.color);
  const points = (fitted.length > 0 ? fitted : others.flatMap(({ vertices }) => vertices)).map(
    ({ latitude, longitude }): [number, number] => [latitude, longitude],
  );

  return (
    <form {...form.element} className={layout.root}>
      <div className={layout.head}>
        <Button
          component={Link}
          to={paths.zones}
          variant="default"
          size="sm"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {t('editor.back')}
        </Button>
        <PageHeader title={zone ? t('editor.editTitle', { name: zone.name }) : t('editor.addTitle')} />
      </div>
      <FormMessage form={form} />
      <div className={layout.columns}>
        <div className={layout.root}>
          <Text size="sm">{t(outline.closed ? 'editor.moveHint' : 'editor.drawHint')}</Text>
          <MapFrame
            label={t('editor.map')}
            layer={streetTiles}
            view={view}
            onView={setView}
            points={points}
            className={layout.map}
          >
            <AreaLayer areas={areasOf(others)} />
            <OutlineLayer
              outline={outline}
              color={form.values.color}
              onChange={change}
              onPreview={show}
              onDrop={() => drawing.drop(outline)}
            />
          </MapFrame>
          {problem && (
            <Text role="alert" c="red" size="sm" fw={600}>
              {problem}
            </Text>
          )}
          <Group gap="xs">
            <Button
              variant="default"
              size="sm"
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              disabled={!drawing.canUndo}
              onClick={() => {
                const before = drawing.undo();
                if (before) show(before);
              }}
            >
              {t('editor.undo')}
            </Button>
            {!outline.closed && (
              <Button
                variant="light"
                size="sm"
                leftSection={<IconPolygon size={18} aria-hidden />}
                disabled={outline.vertices.length < fewestVertices}
                onClick={() => change(closedUp(outline))}
              >
                {t('editor.close')}
              </Button>
            )}
            <Button
              variant="default"
              size="sm"
              leftSection={<IconRefresh size={18} aria-hidden />}
              disabled={outline.vertices.length === 0}
              onClick={() => change({ vertices: [], closed: false })}
            >
              {t('editor.restart')}
            </Button>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconZoomScan size={18} aria-hidden />}
              disabled={outline.vertices.length === 0}
              onClick={() => {
                setFitted(outline.vertices);
                setView(null);
              }}
            >
              {t('editor.fit')}
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            {t('editor.keyboardHint')}
          </Text>
        </div>
        <div className={layout.facts}>
          <TextInput label={t('editor.name')} required {...createZoneLimits.name} {...form.field('name')} />
          <Radio.Group label={t('editor.color')} {...form.field('color')}>
            <Group gap="sm" mt={6}>
              {[...colors, ...(listed ? [] : [{ name: 'other' as const, value: form.values.color }])].map(
                ({ name, value }) => (
                  <Radio key={value} value={value} color={value} label={t(`colors.${name}`)} />
                ),
              )}
            </Group>
          </Radio.Group>
          <Checkbox label={t('editor.active')} description={t('editor.activeHint')} {...form.check('active')} />
          <CategoryBoxes
            label={t('editor.categories')}
            description={t('editor.categoriesHint')}
            className={classes.choices}
            {...form.field('categories')}
          />
          <VertexList outline={outline} onChange={change} />
        </div>
      </div>
      <SubmitBar form={form} label={t('editor.submitAdd')} />
      {dialog}
    </form>
  );
};
