import { Button, Skeleton, Stack } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { useState } from 'react';
import { readProblem } from '../../platform/errors/errors';
import { useQuery } from '../../platform/url/useQuery';
import { PageHeader } from '../../kit/display/PageHeader';
import { EmptyState } from '../../kit/state/EmptyState';
import { Loaded } from '../../kit/state/Loaded';
import { CheckStep } from './CheckStep';
import { ColumnsStep, type FieldSource } from './ColumnsStep';
import { DoneStep } from './DoneStep';
import { FileStep } from './FileStep';
import { useCheckImportMutation, useImportOfQuery, useRunImportMutation } from './Import.generated';
import { importParams } from '../../platform/url/paths';
import { type ImportDraft, type ImportView, kindNames, viewOf } from './importView';
import { LineProgress } from './LineProgress';
import { ProblemAlert } from './ProblemAlert';
import { type ImportStep, StepList } from './StepList';
import { t } from './texts';

const linesPerPage = 25;
const stepOf = { UPLOADED: 'columns', CHECKED: 'check', DONE: 'done' } as const satisfies Record<string, ImportStep>;

interface BegunProps {
  draft: ImportDraft;
  view: ImportView;
  /** Shows the first page of the lines, or of the wrong ones. */
  onShow: (outcome: ImportView['outcome']) => void;
  /** Loads the import again. */
  onChanged: () => Promise<unknown>;
  onOtherFile: () => void;
}

/** An import whose file was read: the steps after that. */
const Begun = ({ draft, view, onShow, onChanged, onOtherFile }: BegunProps) => {
  const [check] = useCheckImportMutation();
  const [run] = useRunImportMutation();
  const [busy, setBusy] = useState<'columns.checking' | 'check.running' | null>(null);
  const [problem, setProblem] = useState<{ title: string; message: string } | null>(null);
  const [matching, setMatching] = useState(false);
  const { id, status, counts, lineCount } = draft;
  const step = matching && status === 'CHECKED' ? 'columns' : stepOf[status];

  const attempt = async (
    work: 'columns.checking' | 'check.running',
    title: string,
    action: () => Promise<unknown>,
  ): Promise<void> => {
    setBusy(work);
    setProblem(null);
    try {
      await action();
      setMatching(false);
    } catch (error) {
      setProblem({ title, message: readProblem(error).message });
    }
    // A refused import has new results, too.
    await onChanged();
    setBusy(null);
  };
  const checkLines = (sources: FieldSource[]): Promise<void> =>
    attempt('columns.checking', t('columns.failed'), async () => {
      const { data } = await check({ variables: { input: { id, sources } } });
      onShow((data?.checkImport.counts.wrong ?? 0) > 0 ? 'WRONG' : null);
    });
  const runLines = (leaveOutWrong: boolean): Promise<void> =>
    attempt('check.running', t('check.failed'), () => run({ variables: { input: { id, leaveOutWrong } } }));

  return (
    <Stack gap="lg">
      <StepList current={busy ? 'check' : step} />
      {problem && <ProblemAlert {...problem} />}
      {busy ? (
        <LineProgress id={id} label={t(busy)} total={lineCount} />
      ) : step === 'columns' ? (
        <ColumnsStep draft={draft} onCheck={(sources) => void checkLines(sources)} onOtherFile={onOtherFile} />
      ) : step === 'check' ? (
        <CheckStep
          draft={draft}
          view={counts.wrong === 0 && view.outcome === 'WRONG' ? { ...view, outcome: null } : view}
          onBack={() => setMatching(true)}
          onRun={(leaveOutWrong) => void runLines(leaveOutWrong)}
        />
      ) : (
        <DoneStep draft={draft} />
      )}
    </Stack>
  );
};

interface StoredProps extends Omit<BegunProps, 'draft' | 'onChanged'> {
  id: string;
}

const Stored = ({ id, view, ...props }: StoredProps) => {
  const query = useImportOfQuery({
    variables: { id, outcome: view.outcome, page: { page: view.page, size: linesPerPage } },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded query={query} title={t('check.loadFailed')} waiting={<Skeleton height={320} />}>
      {({ import: draft }) =>
        draft ? (
          <Begun key={id} draft={draft} view={view} {...props} onChanged={query.refetch} />
        ) : (
          <EmptyState
            icon={IconFileUnknown}
            title={t('gone.title')}
            message={t('gone.text')}
            action={<Button onClick={props.onOtherFile}>{t('gone.action')}</Button>}
          />
        )
      }
    </Loaded>
  );
};

/** Imports vehicles, customers or reservations from a table, step by step (docs/rules/import.md#lines). The address keeps the import. */
export const ImportWizard = () => {
  const [query, change] = useQuery();
  const view = viewOf(query);
  const begin = (id: string): void =>
    change(() => new URLSearchParams({ [importParams.kind]: kindNames[view.kind], [importParams.id]: id }), {});
  const show = (outcome: ImportView['outcome']): void =>
    change(
      (now) => {
        now.delete(importParams.page);
        if (outcome) now.set(importParams.outcome, outcome);
        else now.delete(importParams.outcome);
        return now;
      },
      { replace: true },
    );
  const leave = (): void => change(() => new URLSearchParams({ [importParams.kind]: kindNames[view.kind] }), {});
  return (
    <Stack gap="lg">
      <PageHeader title={t('title')} lead={view.id ? undefined : t('lead')} />
      {view.id ? (
        <Stored id={view.id} view={view} onShow={show} onOtherFile={leave} />
      ) : (
        <>
          <StepList current="file" />
          <FileStep kind={view.kind} onUploaded={begin} />
        </>
      )}
    </Stack>
  );
};
