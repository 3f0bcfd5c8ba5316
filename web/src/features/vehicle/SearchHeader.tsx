import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import type { VehicleCategory } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/site';
import { useAgencyNow } from '../../lib/useAgencyNow';
import { DateTimeField } from '../../ui/DateTimeField';
import { categoryChoices, choiceOf, type CategoryChoice } from './fleetState';
import { checkPeriod, markerText, type SearchMarker } from './searchMarker';
import classes from './SearchHeader.module.css';

export interface FleetSearch {
  startsAt: string;
  endsAt: string;
  categories: VehicleCategory[];
}

interface SearchHeaderProps {
  initial: FleetSearch;
  /** What the server said about the dates of the last search. */
  serverMarker?: SearchMarker | null;
  busy?: boolean;
  onSearch: (search: FleetSearch) => void;
}

const choices = Object.keys(categoryChoices) as CategoryChoice[];

/** Category, Départ, Retour and 'Chercher'. Nothing is sent while the dates are wrong. */
export const SearchHeader = ({ initial, serverMarker = null, busy = false, onSearch }: SearchHeaderProps) => {
  const name = useId();
  const agencyNow = useAgencyNow();
  const [startsAt, setStartsAt] = useState(initial.startsAt);
  const [endsAt, setEndsAt] = useState(initial.endsAt);
  const [choice, setChoice] = useState<CategoryChoice | null>(choiceOf(initial.categories));
  const [ownMarker, setOwnMarker] = useState<SearchMarker | null>(null);
  const [touched, setTouched] = useState(false);
  // The URL moved on (back, a shared link, dates cleared): the form follows it without being mounted anew.
  const address = [initial.startsAt, initial.endsAt, ...initial.categories].join();
  const [shownAddress, setShownAddress] = useState(address);
  if (address !== shownAddress) {
    setShownAddress(address);
    setStartsAt(initial.startsAt);
    setEndsAt(initial.endsAt);
    setChoice(choiceOf(initial.categories));
    setOwnMarker(null);
    setTouched(false);
  }

  const marker = ownMarker ?? (touched ? null : serverMarker);
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    setOwnMarker(null);
    setTouched(true);
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = checkPeriod(startsAt, endsAt);
    setOwnMarker(wrong);
    setTouched(false);
    if (wrong) return;
    onSearch({ startsAt, endsAt, categories: choice ? [...categoryChoices[choice]] : initial.categories });
  };

  return (
    <form className={classes.card} aria-label={t('search.label')} onSubmit={submit} noValidate>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t('search.category')}</legend>
        {choices.map((key) => (
          <label key={key} className={classes.choice}>
            <input type="radio" name={name} checked={choice === key} onChange={() => setChoice(key)} />
            <span>{t(`search.${key}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={classes.fields}>
        <DateTimeField
          label={t('search.start')}
          pickerTitle={t('common:dateTime.startTitle')}
          value={startsAt}
          onChange={change(setStartsAt)}
          min={agencyNow}
          error={marker && (marker !== 'noDate' || !startsAt) && marker !== 'endNotAfterStart'}
        />
        <DateTimeField
          label={t('search.end')}
          pickerTitle={t('common:dateTime.returnTitle')}
          value={endsAt}
          onChange={change(setEndsAt)}
          min={startsAt || agencyNow}
          error={marker === 'endNotAfterStart' || (marker === 'noDate' && !endsAt)}
        />
        <Button
          type="submit"
          size="md"
          className={classes.submit ?? ''}
          loading={busy}
          leftSection={<IconSearch size={18} />}
        >
          {t('search.submit')}
        </Button>
      </div>
      {marker && (
        <Alert
          role="alert"
          variant="light"
          color="saffron"
          icon={<IconAlertTriangle />}
          title={t('search.wrong')}
          className={classes.warning ?? ''}
        >
          {markerText(marker)}
        </Alert>
      )}
    </form>
  );
};
