/** What the teacher wrote about a task or an answer; nothing where they wrote nothing. */
export function TeacherComment({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="as-written">
      <b>From your teacher: </b>
      {text}
    </p>
  );
}
