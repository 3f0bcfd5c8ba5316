import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import type { VehicleCategory } from '../../platform/graphql/types.generated';
import { TripQuestions } from './TripQuestions';
import { useTickedEarly } from '../../kit/form/earlyInput';
import { PeriodFields } from '../../kit/date/PeriodFields';
import { categoryChoices, choiceOf, type CategoryChoice } from './fleetState';
import { checkPeriod, markerText, type SearchMarker } from './searchMarker';
import { missingAnswers, type TripAnswers } from './tripAnswers';
import { useTripQuestionsQuery } from './SearchHeader.generated';
import classes from './SearchHeader.module.css';
import { t } from './texts';

/** The values of the search header. Times are agency times, `YYYY-MM-DDTHH:mm`, or empty if not chosen. */
export interface FleetSearch {
  startsAt: string;
  endsAt: string;
  /** Answers on which fees depend; empty if nothing asks for them. */
  pickupPlace: string;
  returnPlace: string;
  driverAge: string;
  categories: readonly VehicleCategory[];
}

interface SearchHeaderProps {
  initial: FleetSearch;
  /** The server's marker for the dates of the last search. */
  serverMarker?: SearchMarker | null;
  busy?: boolean;
  onSearch: (search: FleetSearch) => void;
}

const choices = Object.keys(categoryChoices) as CategoryChoice[];

/**
 * Shows category, Départ, Retour, the questions for fees, and 'Chercher'. Sends nothing while the dates are invalid or an answer is
 * missing.
 */
export const SearchHeader = ({ initial, serverMarker = null, busy = false, onSearch }: SearchHeaderProps) => {
  const name = useId();
  const questions = useTripQuestionsQuery({ fetchPolicy: 'cache-first' }).data?.tripQuestions;
  const hasTripFields = questions?.places === true || questions?.driverAge === true;
  const { pickupPlace, returnPlace, driverAge } = initial;
  const [facts, setFacts] = useState<TripAnswers>({ pickupPlace, returnPlace, driverAge });
  const [factsMissing, setFactsMissing] = useState(false);
  const [period, setPeriod] = useState({ startsAt: initial.startsAt, endsAt: initial.endsAt });
  const [choice, setChoice] = useState<CategoryChoice | null>(choiceOf(initial.categories));
  const [ownMarker, setOwnMarker] = useState<SearchMarker | null>(null);
  const [touched, setTouched] = useState(false);
  // The URL changed (back, a shared link, dates cleared), so the form follows without being mounted again.
  const address = [initial.startsAt, initial.endsAt, pickupPlace, returnPlace, driverAge, ...initial.categories].join();
  const [shownAddress, setShownAddress] = useState(address);
  if (address !== shownAddress) {
    setShownAddress(address);
    setPeriod({ startsAt: initial.startsAt, endsAt: initial.endsAt });
    setChoice(choiceOf(initial.categories));
    setFacts({ pickupPlace, returnPlace, driverAge });
    setFactsMissing(false);
    setOwnMarker(null);
    setTouched(false);
  }

  const categories = useTickedEarly<HTMLFieldSetElement, CategoryChoice>(choices, ([ticked]) => {
    if (ticked) setChoice(ticked);
  });
  const marker = ownMarker ?? (touched ? null : serverMarker);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = checkPeriod(period.startsAt, period.endsAt);
    setOwnMarker(wrong);
    setTouched(false);
    const missing = questions ? missingAnswers(questions, facts).length > 0 : false;
    setFactsMissing(missing);
    if (wrong || missing) return;
    onSearch({ ...period, ...facts, categories: choice ? [...categoryChoices[choice]] : initial.categories });
  };

  return (
    // Before the page's scripts run, a submit does nothing: the browser would load the page anew, without what was typed.
    <form method="dialog" className={classes.card} aria-label={t('search.label')} onSubmit={submit} noValidate>
      <fieldset ref={categories} className={classes.choices}>
        <legend className={classes.legend}>{t('search.category')}</legend>
        {choices.map((key) => (
          <label key={key} className={classes.choice}>
            <input type="radio" name={name} value={key} checked={choice === key} onChange={() => setChoice(key)} />
            <span>{t(`search.${key}`)}</span>
          </label>
        ))}
      </fieldset>
      {hasTripFields && questions && (
        <TripQuestions questions={questions} answers={facts} wanted={factsMissing} onChange={setFacts} />
      )}
      <div className={classes.fields}>
        <PeriodFields
          labels={{ startsAt: t('search.start'), endsAt: t('search.end') }}
          value={period}
          onChange={(chosen) => {
            setPeriod(chosen);
            setOwnMarker(null);
            setTouched(true);
          }}
          fromToday
          errors={{
            startsAt: marker && (marker !== 'noDate' || !period.startsAt) && marker !== 'endNotAfterStart',
            endsAt: marker === 'endNotAfterStart' || (marker === 'noDate' && !period.endsAt),
          }}
        />
        <Button type="submit" size="md" loading={busy} leftSection={<IconSearch size={18} />}>
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
