/** What the person who starts the program can put right: the message says how, a stack trace would only hide it. */
export class SetupProblem extends Error {
  override name = 'SetupProblem';
}
