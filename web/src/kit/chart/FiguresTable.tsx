import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FiguresTable.module.css';

interface FiguresTableProps {
  /** The text that opens it: 'Voir les chiffres'. */
  summary: string;
  /** The accessible name of the table. */
  label: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** Shows a chart's figures as a table, for reading, keyboard and screen readers. The first column is the row header. */
export const FiguresTable = ({ summary, label, columns, rows }: FiguresTableProps) => (
  <details>
    <summary className={classes.summary}>{summary}</summary>
    {/* A scrollable element must be reachable by keyboard. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className={classes.frame} tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column, index) => (
              <Table.Th key={column} ta={index === 0 ? 'start' : 'end'}>
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([head, ...figures], index) => (
            <Table.Tr key={index}>
              <Table.Th scope="row" fw={500}>
                {head}
              </Table.Th>
              {figures.map((figure, column) => (
                <Table.Td key={column} ta="end">
                  {figure}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  </details>
);
