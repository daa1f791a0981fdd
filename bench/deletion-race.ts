/** `npm run bench -- deletion-race [accounts]`: an account is deleted while its owner asks for other things: 401, no fault. */
import { openHouse } from './attack/house.ts';
import { personAt } from './attack/visitor.ts';

const house = await openHouse();
await personAt(house.url, 'keeper');
const seen = new Map<number, number>();
for (let n = 0; n < Number(process.argv[2] ?? 6); n++) {
  const person = await personAt(house.url, `person${n}`);
  const all = [person.call('deleteAccount', { body: { currentPassword: 'correct horse' } })];
  for (let at = 0; at < 60; at++) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    all.push(
      at % 2 ? person.call('addCustomObjective', { body: { title: 'a' } }) : person.call('removePicture'),
    );
  }
  for (const { status } of await Promise.all(all)) seen.set(status, (seen.get(status) ?? 0) + 1);
}
console.log([...seen].map(([status, count]) => `${status}: ${count}`).join(', '));
await house.close();
process.exitCode = seen.has(500) ? 1 : 0;
