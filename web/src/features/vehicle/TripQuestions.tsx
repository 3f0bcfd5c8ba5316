import { Text, TextInput } from '@mantine/core';
import { PlaceSelect } from '../../domain/reservation/PlaceSelect';
import { t } from '../../lib/i18n/site';
import type { TripQuestionsQuery } from './SearchHeader.generated';
import { driverAges, missingAnswers, type TripAnswers } from './tripAnswers';
import classes from './TripQuestions.module.css';

interface TripQuestionsProps {
  questions: TripQuestionsQuery['tripQuestions'];
  answers: TripAnswers;
  /** Whether what is missing is marked. */
  wanted: boolean;
  onChange: (answers: TripAnswers) => void;
}

/** Asks what fees in use go by, so that the prices found are totals with everything in them (docs/rules/prices.md#extras-and-charges). */
export const TripQuestions = ({ questions, answers, wanted, onChange }: TripQuestionsProps) => {
  const missing = wanted ? missingAnswers(questions, answers) : [];
  const errorOf = (field: keyof TripAnswers) => missing.includes(field) && t('search.factsMissing');
  return (
    <div className={classes.root}>
      <div className={classes.fields}>
        {questions.places &&
          (['pickupPlace', 'returnPlace'] as const).map((field) => (
            <PlaceSelect
              key={field}
              label={t(`search.${field}`)}
              value={answers[field]}
              onChange={(place) => onChange({ ...answers, [field]: place })}
              error={errorOf(field)}
            />
          ))}
        {questions.driverAge && (
          <TextInput
            label={t('search.driverAge')}
            value={answers.driverAge}
            onChange={(event) => onChange({ ...answers, driverAge: event.currentTarget.value.replace(/\D/g, '') })}
            inputMode="numeric"
            maxLength={String(driverAges.max).length}
            required
            size="md"
            error={errorOf('driverAge')}
          />
        )}
      </div>
      <Text size="sm" c="dimmed">
        {t('search.forTotal')}
      </Text>
    </div>
  );
};
