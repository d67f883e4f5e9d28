import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';

/** The same day in a shared inbox and at the help desk. */
export function Benefits() {
  const { benefits } = usePage().words.helpDesk;
  return (
    <Section id="benefits" title={benefits.title} lead={benefits.lead} tone="card">
      <Table
        id="benefits-table"
        caption={benefits.caption}
        onPhone="read"
        columns={[{ label: benefits.question }, { label: benefits.inbox }, { label: benefits.desk }]}
        rows={benefits.rows.map(({ question, inbox, desk }) => ({
          cells: [question, inbox, <strong key="desk">{desk}</strong>],
        }))}
      />
    </Section>
  );
}
