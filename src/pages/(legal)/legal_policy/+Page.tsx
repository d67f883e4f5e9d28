import { Fragment } from 'react';
import { legal } from '#content/catalogue/legal.ts';
import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { disc, rounded } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { Button } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';
import { LegalDocument } from '../legal-document.tsx';
import style from './page.module.css';

export default function Page() {
  const { words } = usePage();
  return (
    <LegalDocument
      kind="policy"
      words={words.legalPolicy}
      picture={<PolicyHero />}
      below={{
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

/** What really stands in this browser, and a button that deletes it. A script fills it in; without one it is not shown. */
function StoredHere() {
  const { storedTitle, storedNothing, storedDelete, storedDeleted } = usePage().words.legalPolicy;
  return (
    <section className={style.here} aria-labelledby="stored-here" data-enhance="stored-here" data-wake="sight">
      <h3 id="stored-here" tabIndex={-1}>
        {storedTitle}
      </h3>
      <ul className={style.list} />
      <p className={style.nothing}>{storedNothing}</p>
      <Button look="secondary" size="small" data-deleted={storedDeleted}>
        {storedDelete}
      </Button>
    </section>
  );
}

/** What the site keeps in a visitor's browser. */
function StorageTable() {
  const { words, language } = usePage();
  const {
    storageCaption,
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
  return (
    <div className={style.table}>
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
    </div>
  );
}

/** `userLanguage` may be parted before its capital, `hormiga.sign_in` after its dot and its line. */
function inParts(key: string) {
  return key.split(/(?<=[a-z])(?=[A-Z])|(?<=[._])/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A padlock as big as a house; its keeper sits on it, and another brings the key. */
const rows = [
  'dots:is blank:s blank:s quarter1:vs',
  'quarter2:fs blank:s blank:s quarter3:fs',
  'blank:f blank:s blank:s blank:f',
  'blank:f blank:f blank:f blank:f',
];

const shackle = 'M82 190V130a80 80 0 0 1 160 0v60h-34v-60a46 46 0 0 0-92 0v60z';
const keyhole = `${disc(162, 252, 24)}M150 262h24l10 60h-44z`;
const key = `${disc(318, 220, 28)}M310 240h16v86h-16zM326 286h18v14h-18zM326 312h18v14h-18z`;

function PolicyHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('ice')} d={shackle} />
      <path className={classOf('mustard')} d={rounded(56, 182, 212, 186, 26)} />
      <path className={classOf('night')} d={keyhole} />
      <path className={classOf('blush')} d={key} />
      <path className={classOf('forest')} d={disc(318, 220, 12)} />
      <Ant x={162} y={182} scale={0.62} body="vermilion" limbs="night" pose="stride" />
      <Ant x={316} y={396} scale={0.7} faces="left" pose="lift" limbs="night" />
    </Composition>
  );
}
