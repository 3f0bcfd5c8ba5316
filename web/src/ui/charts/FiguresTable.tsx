import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FiguresTable.module.css';

interface FiguresTableProps {
  /** What opens it: 'Voir les chiffres'. */
  summary: string;
  /** Names the table. */
  label: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** What a chart draws, to be read, by keyboard and screen reader too. The first column heads its row, the others are figures. */
export const FiguresTable = ({ summary, label, columns, rows }: FiguresTableProps) => (
  <details className={classes.root}>
    <summary className={classes.summary}>{summary}</summary>
    {/* It scrolls, so the keyboard must reach it. */}
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className={classes.frame} tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column, index) => (
              <Table.Th key={column} ta={index === 0 ? 'left' : 'right'}>
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
                <Table.Td key={column} ta="right">
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
