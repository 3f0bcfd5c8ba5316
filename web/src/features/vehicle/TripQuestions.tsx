import { Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { PlaceSelect } from '../../domain/reservation/PlaceSelect';
import type { TripQuestionsQuery } from './SearchHeader.generated';
import { plainNumber } from '../../platform/format/plainNumber';
import { useTypedEarly } from '../../kit/form/earlyInput';
import { driverAges, missingAnswers, type TripAnswers } from './tripAnswers';
import classes from './TripQuestions.module.css';
import { t } from './texts';

interface TripQuestionsProps {
  questions: TripQuestionsQuery['tripQuestions'];
  answers: TripAnswers;
  /** Whether missing answers are marked. */
  wanted: boolean;
  onChange: (answers: TripAnswers) => void;
}

/**
 * Asks for the facts on which active fees depend, so that the shown prices are complete totals (docs/rules/prices.md#extras-and-charges).
 */
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
          <DriverAgeField
            value={answers.driverAge}
            onChange={(driverAge) => onChange({ ...answers, driverAge })}
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

interface DriverAgeFieldProps {
  value: string;
  onChange: (age: string) => void;
  error: ReactNode;
}

const DriverAgeField = ({ value, onChange, error }: DriverAgeFieldProps) => {
  const change = (typed: string): void => onChange(plainNumber(typed) ?? typed);
  return (
    <TextInput
      ref={useTypedEarly(value, change)}
      label={t('search.driverAge')}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      inputMode="numeric"
      maxLength={String(driverAges.max).length}
      required
      size="md"
      error={error}
    />
  );
};
