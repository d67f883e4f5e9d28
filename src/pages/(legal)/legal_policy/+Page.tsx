import { Fragment } from 'react';
import { legal } from '#content/catalogue/legal.ts';
import { senderFields } from '#features/tickets/ticket-fields.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Accordion } from '#ui/accordion.tsx';
import { PolicyHero } from '#ui/art/heroes/legal.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { cardLook, size4 } from '#ui/look.ts';
import { Table } from '#ui/table.tsx';
import { LegalDocument } from '../legal-document.tsx';
import style from './page.module.css';

export default withHead(({ words }) => words.legalPolicy, Page);

function Page() {
  const { words } = usePage();
  return (
    <LegalDocument
      kind="policy"
      words={words.legalPolicy}
      picture={<PolicyHero />}
      below={{
        data: <StoredData />,
        storage: (
          <>
            <StorageTable />
            <StoredHere />
          </>
        ),
      }}
    />
  );
}

/** Everything that the server stores about people. A test compares it with the tables of the database. */
function StoredData() {
  const { words, language } = usePage();
  const { show, title, intro, area, stored, notExported, areas } = words.personalData;
  const fields = senderFields(words.contactForm.labels, language);
  const table = (
    <>
      <p>{intro}</p>
      <Table
        id="stored-data"
        caption={title}
        columns={[{ label: area }, { label: stored }]}
        rows={Object.entries(areas).map(([name, { title: of, items, internal }]) => ({
          cells: [
            of,
            <ul key={name} className={style.items}>
              {Object.values<string>(items).map((item) => (
                <li key={item}>{format(item, language, { fields })}</li>
              ))}
              {Object.values<string>(internal).map((item) => (
                <li key={item}>
                  {item} <em>({notExported})</em>
                </li>
              ))}
            </ul>,
          ],
        }))}
      />
    </>
  );
  return <Accordion items={[{ title: show, body: <div className={style.stored}>{table}</div> }]} />;
}

/**
 * What this browser really stores, and a button that deletes it. A script fills it in; without one it is not shown.
 */
function StoredHere() {
  const { storedTitle, storedNothing, storedDelete, storedDeleted } = usePage().words.legalPolicy;
  return (
    <section
      className={classNames(cardLook, style.here)}
      aria-labelledby="stored-here"
      {...dataProps({ enhance: 'stored-here', wake: 'sight' })}
    >
      <h3 id="stored-here" className={size4} tabIndex={-1}>
        {storedTitle}
      </h3>
      <ul className={style.list} />
      <p className={style.nothing}>{storedNothing}</p>
      <Button look="secondary" size="small" {...dataProps({ deleted: storedDeleted })}>
        {storedDelete}
      </Button>
    </section>
  );
}

/** What the site stores in a visitor's browser. */
function StorageTable() {
  const { words, language } = usePage();
  const {
    storageCaption,
    storageShow,
    storageColumns,
    storagePlaces,
    storagePurposes,
    storageOptional,
    storageDays,
    storageMinutes,
    storageForever,
    storageSignOut,
  } = words.legalPolicy;
  const list = new Intl.ListFormat(localeOf(language));
  const table = (
    <Table
      id="storage-table"
      caption={storageCaption}
      columns={[
        { label: storageColumns.name },
        { label: storageColumns.place },
        { label: storageColumns.purpose },
        { label: storageColumns.duration },
      ]}
      rows={legal.storage.map(({ key, places, days, minutes, until, purpose }) => ({
        cells: [
          <code key={key}>{inParts(key)}</code>,
          list.format(places.map((place) => storagePlaces[place])),
          `${storagePurposes[key]}${purpose ? ` (${storageOptional})` : ''}`,
          <Fragment key={`${key}-duration`}>
            {days && format(storageDays, language, { days })}
            {minutes && format(storageMinutes, language, { minutes })}
            {(days || minutes) && places.length > 1 && <br />}
            {((!days && !minutes) || places.length > 1) && (until ? storageSignOut : storageForever)}
          </Fragment>,
        ],
      }))}
    />
  );
  // It is as long as a third of the text, and only a few read it.
  return <Accordion items={[{ title: storageShow, body: <div className={style.table}>{table}</div> }]} />;
}

/** `userLanguage` may break before its capital, `hormiga.sign_in` after its dot and its underscore. */
function inParts(key: string) {
  return key.split(/(?<=[a-z])(?=[A-Z])|(?<=[._])/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
