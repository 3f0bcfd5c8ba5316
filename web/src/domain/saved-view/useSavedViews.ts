import type { Problem } from '../../platform/errors/errors';
import { attempt } from '../../platform/errors/errors';
import type { SaveViewInput } from '../../platform/graphql/types.generated';
import {
  SavedViewsDocument,
  useDeleteSavedViewMutation,
  useSavedViewsQuery,
  useSaveViewMutation,
  type SavedViewPartsFragment,
} from './SavedViews.generated';

/** The saved views of a list, own and shared ones, and what changes them. The shell of the back-office has loaded them. */
export const useSavedViews = (list: string) => {
  const { data } = useSavedViewsQuery({ fetchPolicy: 'cache-first' });
  const options = { refetchQueries: [SavedViewsDocument], awaitRefetchQueries: true };
  const [saveView] = useSaveViewMutation(options);
  const [deleteView] = useDeleteSavedViewMutation(options);
  const views = (data?.savedViews ?? []).filter((view) => view.list === list);
  return {
    views,
    save: (view: Omit<SaveViewInput, 'list'>): Promise<Problem | null> =>
      attempt(() => saveView({ variables: { input: { list, ...view } } })),
    remove: ({ id }: Pick<SavedViewPartsFragment, 'id'>): Promise<Problem | null> =>
      attempt(() => deleteView({ variables: { input: { id } } })),
  };
};
