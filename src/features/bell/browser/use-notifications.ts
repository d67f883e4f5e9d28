import { useRef, useState } from 'react';
import { notify } from '#platform/browser/interruptions/notify.ts';
import {
  countNotifications,
  dropPerson,
  findPerson,
  type Notification,
  readNotifications,
  requestMark,
  requestNotifications,
  showUnread,
} from './find-person.ts';

/** What failed: loading the list, or marking one of its notifications. */
export type Failed = 'list' | Notification['id'];

/** The state of the bell. `failure` is the error text if the server does not answer. */
export function useNotifications(failure: string) {
  /** Undefined until loaded. */
  const [list, setList] = useState<readonly Notification[]>();
  const [total, setTotal] = useState(0);
  const [failed, setFailed] = useState<Failed>();
  const [marking, setMarking] = useState<Notification['id']>();
  /** A ref, because a second press may come before React has rendered the first. */
  const isMarking = useRef(false);
  /** Counts the requests for the list, so that a late response to an older one is ignored. */
  const requests = useRef(0);

  const fail = (what: Failed, description: string) => {
    setFailed(what);
    notify(description, 'error');
  };
  const load = async (): Promise<boolean> => {
    setFailed(undefined);
    const own = ++requests.current;
    const person = await findPerson();
    const answer = person && (await requestNotifications(person, failure));
    const found = answer && readNotifications(answer);
    if (own !== requests.current) return found !== undefined;
    if (found) {
      setList(found);
      setTotal(countNotifications(answer) ?? found.length);
      showUnread(countNotifications(answer) ?? found.length);
      return true;
    }
    fail('list', answer?.DESCRIPTION ?? failure);
    if (person && answer?.CODE === 5) dropPerson(person);
    return false;
  };
  const mark = async (id: Notification['id']): Promise<boolean> => {
    const person = await findPerson();
    const answer = person && (await requestMark(person, id, failure));
    if (answer?.CODE === 1 || answer?.CODE === 6) return load();
    fail(id, answer?.DESCRIPTION ?? failure);
    if (person && answer?.CODE === 5) dropPerson(person);
    return false;
  };
  /** Resolves to whether it was marked and the list is up to date. */
  const markOnce = async (id: Notification['id']): Promise<boolean> => {
    if (isMarking.current) return false;
    isMarking.current = true;
    setFailed(undefined);
    setMarking(id);
    const isDone = await mark(id);
    setMarking(undefined);
    isMarking.current = false;
    return isDone;
  };
  return { list, total, failed, marking, load, markOnce };
}
