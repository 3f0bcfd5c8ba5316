import { HttpResponse } from 'msw';
import { api } from './server';

const entry = { __typename: 'AuditEntry', changes: [], byCustomer: false, byApiKey: false };

/** Answers the history of one record: a payment by the system after an edit by Sara Bennani. */
export const historyOf = (record: string, id: string) =>
  api.query('RecordHistory', ({ variables }) => {
    const items =
      variables.record === record && variables.id === id
        ? [
            { ...entry, id: '2', at: '2026-11-21T09:07:00Z', action: 'CREATED', part: 'Payment', author: null },
            { ...entry, id: '1', at: '2026-11-21T09:05:00Z', action: 'UPDATED', part: null, author: 'Sara Bennani' },
          ]
        : [];
    const page = { __typename: 'AuditEntryPage', totalCount: items.length, page: 1, pageCount: 1 };
    return HttpResponse.json({ data: { history: { ...page, items } } });
  });
