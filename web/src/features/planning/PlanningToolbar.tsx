import '@mantine/core/styles/FloatingIndicator.layer.css';
import { ActionIcon, Button, Chip, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays, formatDate } from '../../platform/time/time';
import { DateField } from '../../kit/date/DateField';
import { FilterChips, type FilterChip } from '../../kit/list/FilterChips';
import { FiltersButton } from '../../kit/list/FiltersButton';
import { SearchBox } from '../../kit/list/SearchBox';
import { AgencyFilterChoice } from '../../domain/choice/RecordChoice';
import { useNamedAgency } from '../../domain/choice/useNamedRecords';
import { isDay } from '../../kit/timeline/wallMinutes';
import { vehicleCategories } from '../../domain/vehicle/categories';
import { viewNames, withoutFilters, type PlanningState, type ViewName, type Window } from './planningView';
import classes from './PlanningToolbar.module.css';
import { t } from './texts';

interface ToolbarProps {
  state: PlanningState;
  update: (change: Partial<PlanningState>) => void;
  window: Window;
  today: string;
  /** True on a phone, which shows one day and no choice of views. */
  oneDay: boolean;
}

/** Moves the window, jumps to a date, and chooses the number of days. */
export const PeriodBar = ({ state, update, window, today, oneDay }: ToolbarProps) => {
  const step = (direction: 1 | -1): void => update({ from: addDays(window.from, direction * window.days) });
  return (
    <div role="group" aria-label={t('toolbar')} className={classes.period}>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t(oneDay ? 'previousDay' : 'previous')}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => update({ from: '' })} aria-pressed={state.from === ''}>
          {t('today')}
        </Button>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t(oneDay ? 'nextDay' : 'next')}
          onClick={() => step(1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <div data-screen-only>
        <DateField
          aria-label={t('jump')}
          value={window.from}
          onChange={(day) => {
            if (isDay(day) && day > '2000') update({ from: oneDay && day === today ? '' : day });
          }}
        />
      </div>
      {!oneDay && (
        <>
          <SegmentedControl
            aria-label={t('view')}
            data-screen-only
            value={state.view}
            onChange={(view) => update({ view: view as ViewName })}
            data={viewNames.map((value) => ({ value, label: t(`views.${value}`) }))}
          />
          <Text size="sm" c="dimmed" className={classes.range}>
            {t('range', { from: formatDate(window.from), to: formatDate(window.to) })}
          </Text>
        </>
      )}
    </div>
  );
};

/** Filters the vehicles; active filters are shown as chips that can be removed. */
export const VehicleFilters = ({ state, update, oneDay }: Pick<ToolbarProps, 'state' | 'update' | 'oneDay'>) => {
  const agency = useNamedAgency(state.agencyId);
  const chips: FilterChip[] = [
    ...state.categories.map((category) => ({
      label: t(`common:category.${category}`),
      onRemove: () => update({ categories: state.categories.filter((other) => other !== category) }),
    })),
    ...(agency
      ? [{ label: t('filters.chipAgency', { name: agency.label }), onRemove: () => update({ agencyId: '' }) }]
      : []),
    ...(state.availability
      ? [
          {
            label: t(`filters.availabilities.${state.availability}`),
            onRemove: () => update({ availability: null }),
          },
        ]
      : []),
    ...(state.text
      ? [{ label: t('filters.chipSearch', { text: state.text }), onRemove: () => update({ text: '' }) }]
      : []),
  ];
  const categoryChips = (
    <Chip.Group
      multiple
      value={[...state.categories]}
      onChange={(chosen) => update({ categories: vehicleCategories.filter((category) => chosen.includes(category)) })}
    >
      <Group gap={6} role="group" aria-label={t('filters.categories')}>
        {vehicleCategories.map((category) => (
          <Chip key={category} value={category} size="sm" variant="outline">
            {t(`common:category.${category}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
  const hidden = [state.agencyId, state.availability].filter(Boolean).length + (oneDay ? state.categories.length : 0);
  return (
    <>
      <div className={classes.filters} data-screen-only>
        {!oneDay && categoryChips}
        <div className={classes.tools}>
          <SearchBox
            fields={[{ value: 'VEHICLE', label: t('filters.search') }]}
            field="VEHICLE"
            text={state.text}
            placeholder={t('filters.searchPlaceholder')}
            onSearch={({ text }) => update({ text })}
          />
          <FiltersButton count={hidden}>
            {oneDay && categoryChips}
            <AgencyFilterChoice
              label={t('filters.agency')}
              placeholder={t('filters.anyAgency')}
              value={state.agencyId}
              onChange={(agencyId) => update({ agencyId })}
              inPopover
            />
            <NativeSelect
              label={t('filters.availability')}
              data={(['ANY', 'PERIOD', 'TODAY'] as const).map((value) => ({
                value,
                label: t(`filters.availabilities.${value}`),
              }))}
              value={state.availability ?? 'ANY'}
              onChange={(event) => {
                const { value } = event.currentTarget;
                update({ availability: value === 'PERIOD' || value === 'TODAY' ? value : null });
              }}
            />
          </FiltersButton>
        </div>
      </div>
      <FilterChips chips={chips} onClearAll={() => update(withoutFilters)} />
    </>
  );
};

/** Explains the looks of the bars, which never differ by colour alone. */
export const Legend = () => (
  <ul className={classes.legend} aria-label={t('legend.title')}>
    {(['PENDING', 'ACCEPTED', 'OUT_OF_SERVICE'] as const).map((state) => (
      <li key={state}>
        <i data-state={state} aria-hidden />
        {t(`legend.${state}`)}
      </li>
    ))}
    <li>
      <i data-alarm aria-hidden>
        <IconAlertTriangle size={10} stroke={2.5} />
      </i>
      {t('legend.alarm')}
    </li>
    <li>
      <i data-state="ACCEPTED" data-before aria-hidden />
      {t('legend.before')}
    </li>
    <li>
      <b aria-hidden>12</b>
      {t('legend.free')}
    </li>
  </ul>
);
